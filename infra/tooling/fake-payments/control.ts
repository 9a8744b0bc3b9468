import type { EmbeddedProvider } from './embedded-provider';
import type { Params } from './form';
import { escape, page } from './pages';
import { CHAOS } from './webhooks';

const DAY = 86_400;
const STEPS = { day: DAY, week: 7 * DAY, month: 31 * DAY, year: 366 * DAY };

const ABOUT: Record<(typeof CHAOS)[number], string> = {
  shuffle: 'Deliver events in any order',
  repeat: 'Deliver events up to three times',
  delay: 'Deliver events up to five seconds late',
  lose: 'Never deliver three events in ten',
  tie: 'Give events the same second',
};

/** Where the provider's time is moved on and the chaos switch is. */
export function controlPage(embedded: EmbeddedProvider, sent: Params | null): { html: string } | { redirect: string } {
  if (sent) {
    const step = sent.oneOf('step', ['day', 'week', 'month', 'year']);
    if (step) embedded.moveOn(STEPS[step]);
    if (sent.text('act') === 'chaos') embedded.setChaos(CHAOS.filter((one) => sent.has(one)));
    return { redirect: `${embedded.provider.url}/` };
  }
  const now = new Date(embedded.provider.now() * 1_000).toISOString();
  const { chaos } = embedded.webhooks;
  return {
    html: page(
      'Embedded payment provider',
      `<div class="sheet"><p>Its time is ${escape(now)}.</p>${Object.keys(STEPS)
        .map(
          (step) =>
            `<form method="post"><button class="quiet" name="step" value="${step}">Move on by a ${step}</button></form>`,
        )
        .join('')}</div>
       <form method="post" class="sheet">${CHAOS.map(
         (one) =>
           `<label><input type="checkbox" name="${one}" value="on" style="width:auto;min-height:0;margin-right:.5rem"${chaos.has(one) ? ' checked' : ''}>${ABOUT[one]}</label>`,
       ).join('')}<button name="act" value="chaos">Set the chaos switch</button></form>
       <p>${embedded.webhooks.waiting} deliveries are waiting.</p>`,
    ),
  };
}
