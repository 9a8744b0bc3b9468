import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { forgetChild, watchChild } from './guard';
import { privately } from './private-files';
import { gone } from './processes';

export interface ChildOptions {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Only root can start a process as somebody else. */
  user?: { uid: number; gid: number };
  /** Where its output goes; the last lines of it explain a failure. */
  logFile?: string;
  /** Takes its output as it comes, instead of a log file; it is read for as long as this process runs. */
  output?: { write(chunk: Buffer): void };
  /** Its output is shown as it comes; only without a log file. */
  inherit?: boolean;
  /** What it reads at its standard input. */
  input?: string;
  /** What asks it to stop in good order. */
  stopSignal?: NodeJS.Signals;
  /** Its log and the files it makes are closed to everybody but its own user. */
  private?: boolean;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  pid: number;
  exited: Promise<Exit>;
  /** Resolves when it has ended and all that it said was taken. */
  silent: Promise<unknown>;
  running(): boolean;
  /** Asks, waits up to `patience` milliseconds (10 s), then kills. Resolves when the process is gone. */
  stop(patience?: number): Promise<void>;
  /** Ends what it may have left of its process group. */
  killGroup(): void;
}

/**
 * Starts a program that never outlives this process. It gets a process group of its own, so that Ctrl-C in the
 * terminal reaches only us and we can stop things in their order.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { stopSignal = 'SIGTERM' } = options;
  const child = options.private ? privately(() => launch(options)) : launch(options);
  let running = true;
  const exited = new Promise<Exit>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const silent = new Promise((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const pid = child.pid as number;
  watchChild(pid, stopSignal);
  void exited.then(() => {
    running = false;
    forgetChild(pid);
  });
  if (options.input !== undefined) {
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(options.input);
  }
  return {
    pid,
    exited,
    silent,
    running: () => running,
    killGroup: () => killGroup(pid),
    async stop(patience = 10_000) {
      if (!running) return;
      child.kill(stopSignal);
      const timer = setTimeout(() => killGroup(pid), patience);
      await exited;
      clearTimeout(timer);
    },
  };
}

function launch(options: ChildOptions): ChildProcess {
  const output = options.output
    ? 'pipe'
    : options.logFile
      ? openSync(options.logFile, 'a')
      : options.inherit
        ? 'inherit'
        : 'ignore';
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: [options.input === undefined ? 'ignore' : 'pipe', output, output],
    detached: true,
    ...options.user,
  });
  if (typeof output === 'number') closeSync(output);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => options.output?.write(chunk)).on('error', () => undefined);
  return child;
}

/** Stops a process that an earlier run left behind. */
export async function stopLeftover(pid: number, signal: NodeJS.Signals, patience = 10_000): Promise<void> {
  try {
    process.kill(pid, signal);
    if (!(await gone(pid, patience))) process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

/** The last lines of a log file, indented, for a message. */
export function lastLines(file: string, count = 15): string {
  try {
    return readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-count)
      .map((line) => `    ${line}`)
      .join('\n');
  } catch {
    return '';
  }
}
