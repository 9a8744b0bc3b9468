import { newestInMailbox } from '~/domain/mails/mailbox.query';
import type { World } from '../world';

/** The mails that an address got, the newest first, once everything that is owed has been sent. */
export async function mailsTo(world: World, address: string) {
  await world.drain();
  return newestInMailbox(world.deps.read, address);
}

/** The path of the link in the newest mail with this subject. @throws Error if there is none */
export async function linkTo(world: World, address: string, subject: string): Promise<string> {
  const mail = (await mailsTo(world, address)).find((one) => one.subject === subject);
  const path = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail?.text ?? '')?.[1];
  if (!path) throw new Error(`${address} got no mail “${subject}” with a link`);
  return path;
}
