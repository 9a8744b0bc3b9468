import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell that waits for this process to die, however it dies, and then ends the children that it was given: first with
 * their own signal, after ten seconds with SIGKILL. It sees the death as the end of its standard input.
 */
const SCRIPT = `
trap '' INT TERM HUP
pids=''
while read -r verb pid signal; do
  case $verb in
    watch) eval "signal_$pid=$signal"; pids="$pid $pids" ;;
    forget) unset "signal_$pid" ;;
  esac
done
left=''
for pid in $pids; do
  eval "signal=\\\${signal_$pid:-}"
  if [ -n "$signal" ] && kill -s "$signal" "$pid" 2>/dev/null; then left="$left $pid"; fi
done
for round in 1 2 3 4 5 6 7 8 9 10; do
  [ -z "$left" ] && exit 0
  sleep 1
  still=''
  for pid in $left; do if kill -0 "$pid" 2>/dev/null; then still="$still $pid"; fi; done
  left=$still
done
for pid in $left; do kill -s KILL "$pid" 2>/dev/null; done
`;

let guard: ChildProcess | null = null;

function tell(line: string): void {
  if (guard === null) {
    guard = spawn('/bin/sh', ['-c', SCRIPT, 'wardmates-guard'], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    });
    guard.on('error', () => undefined);
    guard.stdin?.on('error', () => undefined);
    guard.unref();
    (guard.stdin as unknown as { unref(): void }).unref();
  }
  guard.stdin?.write(`${line}\n`);
}

/** From now on the process does not outlive this one. */
export const watchChild = (pid: number, signal: NodeJS.Signals): void =>
  tell(`watch ${pid} ${signal.replace('SIG', '')}`);

/** It has ended: its number may soon be somebody else's. */
export const forgetChild = (pid: number): void => tell(`forget ${pid}`);
