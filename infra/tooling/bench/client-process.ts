import { type ChildProcess, fork } from 'node:child_process';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { root } from '../launch/paths';

/** The commands of a client process, one at a time; what goes in and out is plain data. */
type Orders = { [name: string]: (input: never) => Promise<unknown> };
type InputOf<O extends Orders, N extends keyof O> = Parameters<O[N]>[0];
type ResultOf<O extends Orders, N extends keyof O> = Awaited<ReturnType<O[N]>>;
type Reply = { result: unknown } | { failure: string };

export interface ClientProcess<O extends Orders> {
  pid: number;
  tell<N extends keyof O & string>(name: N, input: InputOf<O, N>): Promise<ResultOf<O, N>>;
  stop(): Promise<void>;
}

/** Starts a client of the servers as a process of its own, so that its work is not theirs. It ends with us. */
export function startClient<O extends Orders>(file: string): ClientProcess<O> {
  const child: ChildProcess = fork(file, { cwd: root, execArgv: ['--require', 'tsx/cjs'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid!,
    tell: (name, input) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new UserFacingError('A client of the benchmark ended before it had answered.'));
        child.once('exit', ended);
        child.once('message', (reply: Reply) => {
          child.off('exit', ended);
          if ('failure' in reply) reject(new UserFacingError(reply.failure));
          else resolve(reply.result as never);
        });
        child.send({ name, input });
      }),
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** The other end, in the client process: carries out orders until the parent process is gone. */
export function carryOut(orders: Orders): void {
  // Ctrl-C reaches this process too; the parent decides when it ends.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ name, input }: { name: string; input: never }) => {
    orders[name]!(input).then(
      (result) => process.send?.({ result } satisfies Reply),
      (error: Error) => process.send?.({ failure: error.message } satisfies Reply),
    );
  });
}
