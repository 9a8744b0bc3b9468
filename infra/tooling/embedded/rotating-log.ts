import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { closeFile, privateFolder, privately } from './private-files';

/** A log that is longer than this, in bytes, becomes the previous one. */
export const LOG_BYTES = 5_000_000;
/** How many previous ones are kept: `gateway-3000.log.1` is the latest of them. */
export const LOGS_KEPT = 5;

/**
 * A log file that is turned over while it is written, at the end of a line. Only its owner may read it. What cannot be
 * written, on a full disk, is lost: the product does not stop for its log.
 */
export class RotatingLog {
  private descriptor: number | null = null;
  private bytes = 0;

  constructor(
    readonly file: string,
    private readonly limits: { bytes: number; kept: number } = { bytes: LOG_BYTES, kept: LOGS_KEPT },
  ) {
    if (!existsSync(dirname(file))) privateFolder(dirname(file));
    for (const name of [file, ...Array.from({ length: limits.kept }, (_, index) => this.previous(index + 1))])
      closeFile(name);
  }

  /** Appends what a program has said. */
  write(chunk: Buffer): void {
    try {
      const end = this.bytes + chunk.length > this.limits.bytes ? chunk.indexOf('\n') + 1 : 0;
      if (end === 0) return this.append(chunk);
      this.append(chunk.subarray(0, end));
      this.turnOver();
      if (end < chunk.length) this.append(chunk.subarray(end));
    } catch {
      // Tried again with what comes next.
      this.close();
    }
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private append(chunk: Buffer): void {
    if (this.descriptor === null) {
      this.descriptor = privately(() => openSync(this.file, 'a'));
      this.bytes = fstatSync(this.descriptor).size;
    }
    for (let at = 0; at < chunk.length;) at += writeSync(this.descriptor, chunk, at);
    this.bytes += chunk.length;
  }

  private turnOver(): void {
    this.close();
    rmSync(this.previous(this.limits.kept), { force: true });
    for (let age = this.limits.kept - 1; age >= 1; age -= 1)
      if (existsSync(this.previous(age))) renameSync(this.previous(age), this.previous(age + 1));
    renameSync(this.file, this.previous(1));
    this.bytes = 0;
  }

  private previous(age: number): string {
    return `${this.file}.${age}`;
  }
}
