import { portProblem } from '../embedded/ports';
import { UserFacingError } from '~/infra/support/user-facing-error';

/** Says clearly why we cannot listen, before anything else is started. */
export async function checkPorts(ports: number[], host: string, command = 'npm start'): Promise<void> {
  for (const port of ports) {
    const problem = await portProblem(port, host);
    if (problem === null) continue;
    const other = `Choose another one: PORT=${port < 64_000 ? Math.max(port, 3000) + 100 : 3100} ${command}`;
    if (problem === 'EADDRINUSE') throw new UserFacingError(`Port ${port} is in use by another program. ${other}`);
    if (problem === 'EACCES') throw new UserFacingError(`Port ${port} may only be opened by root. ${other}`);
    if (problem === 'EADDRNOTAVAIL' || problem === 'ENOTFOUND')
      throw new UserFacingError(
        `HOST=${host} is not an address of this machine. 127.0.0.1 is this machine only, 0.0.0.0 lets others in.`,
      );
    throw new UserFacingError(`Port ${port} on ${host} cannot be opened (${problem}).`);
  }
}
