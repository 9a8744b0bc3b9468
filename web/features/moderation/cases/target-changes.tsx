import { FormattedMessage } from 'react-intl';
import type { CaseSnapshot } from '~/domain/moderation/decisions/contract';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import { TextDifference } from './text-difference';

type Target = CaseSnapshot['target'];

interface Compared {
  key: string;
  part: string;
  title: string;
  rich: boolean;
  before: string;
  after: string;
}

const textsOf = ({ html, lines }: Target): Omit<Compared, 'before'>[] => [
  ...html.map((one, index) => ({
    key: one.field || `html-${index}`,
    part: one.part,
    title: one.title,
    rich: true,
    after: one.html,
  })),
  ...lines.map((one, index) => ({
    key: one.field || `line-${index}`,
    part: 'options',
    title: '',
    rich: false,
    after: `${one.correct ? '✓ ' : ''}${one.text}`,
  })),
];

/** The texts of a thing that are different now. */
export function changedTexts(before: Target, after: Target): Compared[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const keys = [...new Set([...old, ...now].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [one, other] = [old.find((text) => text.key === key), now.find((text) => text.key === key)];
    const known = (other ?? one)!;
    return one?.after === other?.after ? [] : [{ ...known, before: one?.after ?? '', after: other?.after ?? '' }];
  });
}

/** What became of a thing while a moderator was reading it. */
export function TargetChanges({ before, after }: { before: Target; after: Target }) {
  const changes = changedTexts(before, after);
  if (changes.length === 0) return null;
  return (
    <div className={layout.form} data-testid="target-changes">
      <p className={texts.strongText}>
        <FormattedMessage id="moderation.changed.target" />
      </p>
      {changes.map(({ key, part, title, before: was, after: is, rich }) => (
        <div key={key}>
          <p className={texts.smallBold}>
            <FormattedMessage id={`moderation.part.${part}`} />
            {title && `: ${title}`}
          </p>
          <TextDifference before={was} after={is} rich={rich} />
        </div>
      ))}
    </div>
  );
}
