'use strict';
// Loaded before a program whose memory is weighed: what is asked for at a socket of its own, by the process id, is answered
// what is still in use after a full collection.
const { createServer } = require('node:http');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const folder = process.env.BENCH_MEMORY;
if (folder) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer((_request, response) => {
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(join(folder, `${process.pid}.sock`))
    .unref();
}
