import { Unreadable } from '../unreadable';

/** A field of a message: a number for a varint, bytes for what has a length. Other wire types are skipped. */
export interface Field {
  number: number;
  value: number | Uint8Array;
}

const broken = () => new Unreadable('broken-file', 0);

/** A varint up to 2^53; larger ones lose their upper bits, and nothing that is read here has any. */
function varint(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; index < 10; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw broken();
    if (index < 7) value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  throw broken();
}

/** The fields of a protobuf message (wire types 0, 1, 2 and 5) in their order. @throws Unreadable `broken-file` */
export function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  let at = 0;
  while (at < bytes.length) {
    const { value: key, next } = varint(bytes, at);
    const [number, type] = [Math.floor(key / 8), key % 8];
    at = next;
    if (type === 0) {
      const read = varint(bytes, at);
      at = read.next;
      yield { number, value: read.value };
    } else if (type === 2) {
      const read = varint(bytes, at);
      at = read.next + read.value;
      if (at > bytes.length) throw broken();
      yield { number, value: bytes.subarray(read.next, at) };
    } else if (type === 1 || type === 5) {
      at += type === 1 ? 8 : 4;
      if (at > bytes.length) throw broken();
    } else throw broken();
  }
}

/** The last number of a field; 0 if there is none, as protobuf has it. */
export function numberIn(bytes: Uint8Array, number: number): number {
  let found = 0;
  for (const field of fieldsOf(bytes))
    if (field.number === number && typeof field.value === 'number') found = field.value;
  return found;
}

/** The last text of a field; empty if there is none. */
export function textIn(bytes: Uint8Array, number: number): string {
  let found: Uint8Array | null = null;
  for (const field of fieldsOf(bytes))
    if (field.number === number && typeof field.value !== 'number') found = field.value;
  return found ? new TextDecoder().decode(found) : '';
}
