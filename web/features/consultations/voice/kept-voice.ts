import { useState } from 'react';
import { local } from '~/web/core/stores/browser';

/** How one wants to speak and hear; of the device, not of the person. */
export interface VoiceChoice {
  /** Answers are read aloud. */
  readonly aloud: boolean;
  /** What was heard is sent as soon as one stops speaking. */
  readonly sends: boolean;
  /** It has been said that this browser cannot listen. */
  readonly told: boolean;
}

const KEY = 'wardmates.consultation.voice';
const SILENT: VoiceChoice = { aloud: false, sends: false, told: false };

export function readVoice(): VoiceChoice {
  try {
    const kept: unknown = JSON.parse(local.get(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return SILENT;
    const { aloud, sends, told } = kept as Record<string, unknown>;
    return { aloud: aloud === true, sends: sends === true, told: told === true };
  } catch {
    return SILENT;
  }
}

export function useVoiceChoice() {
  const [choice, setChoice] = useState(readVoice);
  const choose = (part: Partial<VoiceChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    local.set(KEY, JSON.stringify(next));
  };
  return { choice, choose };
}
