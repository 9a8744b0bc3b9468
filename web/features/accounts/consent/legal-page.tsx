import { List, Stack, Text, Title } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { TERMS_DATE, TERMS_VERSION } from '~/domain/accounts/consent/contract';
import { PageHeader } from '~/web/ui/page-header';
import layout from '~/web/ui/layout.module.css';

const SECTIONS = {
  terms: ['service', 'account', 'age', 'advice', 'conduct', 'content', 'buying', 'ending', 'changes'],
  privacy: ['who', 'stored', 'why', 'seen', 'ai', 'calls', 'payments', 'cookies', 'how-long', 'rights', 'changes'],
} as const;

/** Paragraphs of a message; lines that begin with a dash are a list. */
function Body({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ') ? (
      <List key={block} spacing={6}>
        {block.split('\n').map((line) => (
          <List.Item key={line}>{line.slice(2)}</List.Item>
        ))}
      </List>
    ) : (
      <Text key={block}>{block}</Text>
    ),
  );
}

/** The terms of use, or the privacy notice, in their present version. */
export function LegalPage({ name }: { name: keyof typeof SECTIONS }) {
  const { formatMessage: say } = useIntl();
  return (
    <article className={layout.narrow}>
      <PageHeader
        title={say({ id: `legal.${name}` })}
        lead={
          <FormattedMessage
            id="legal.version"
            values={{
              version: TERMS_VERSION,
              date: <FormattedDate value={TERMS_DATE} dateStyle="long" timeZone="UTC" />,
            }}
          />
        }
      />
      {name === 'privacy' && (
        <Text mb="lg">
          <FormattedMessage id="legal.changed" />
        </Text>
      )}
      <Stack gap="xl">
        {SECTIONS[name].map((section) => (
          <section key={section} aria-labelledby={`${name}-${section}`}>
            <Title order={2} size="h3" id={`${name}-${section}`} mb="xs">
              <FormattedMessage id={`legal.${name}.${section}`} />
            </Title>
            <Stack gap="sm">
              <Body text={say({ id: `legal.${name}.${section}.text` })} />
            </Stack>
          </section>
        ))}
      </Stack>
    </article>
  );
}

export const TermsPage = () => <LegalPage name="terms" />;
export const PrivacyNoticePage = () => <LegalPage name="privacy" />;
