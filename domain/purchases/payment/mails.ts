import { z } from 'zod';
import { href } from '~/domain/kit/contract';
import { mail } from '~/domain/kit/mail';
import { purchasePage } from '../contract';
import { subscriptionPage } from './contract';
import { PLANS } from './provider';

const link = () => subscriptionPage.path;

export const receiptMail = mail({
  name: 'purchases.receipt',
  toUnconfirmed: true,
  values: z.object({
    product: z.string(),
    amount: z.string(),
    date: z.string(),
    number: z.string(),
    renewal: z.string(),
    /** The version of the terms that was accepted, and when; unknown in mails of before 2026-12. */
    terms: z.string().default('–'),
    consented: z.string().default('–'),
  }),
  link,
  words: {
    en: {
      subject: 'Your receipt: {product}',
      text: ['You paid {amount} for {product} on {date}.', 'Payment number: {number}. Next renewal: {renewal}.'],
      button: 'See your subscription',
      after: [
        'You can end the renewal there at any time. Within 14 days of the purchase you can also withdraw from it there and get your money back.',
        'With your order of {consented} you accepted version {terms} of the terms, and asked that it start at once. You kept the right to withdraw.',
      ],
    },
    es: {
      subject: 'Tu recibo: {product}',
      text: ['Pagaste {amount} por {product} el {date}.', 'Número del pago: {number}. Próxima renovación: {renewal}.'],
      button: 'Ver tu suscripción',
      after: [
        'Allí puedes terminar la renovación en cualquier momento. Durante los 14 días siguientes a la compra también puedes desistir de ella y recuperar tu dinero.',
        'Con tu pedido del {consented} aceptaste la versión {terms} de las condiciones y pediste que empezara de inmediato. Conservaste el derecho a desistir.',
      ],
    },
  },
});

export const renewalMail = mail({
  name: 'purchases.renewal',
  toUnconfirmed: true,
  values: z.object({ product: z.string(), amount: z.string(), date: z.string() }),
  link,
  words: {
    en: {
      subject: '{product} renews on {date}',
      text: ['Your subscription to {product} renews on {date} for {amount}.'],
      button: 'See or end your subscription',
      after: ['If you want it to renew, you do not need to do anything.'],
    },
    es: {
      subject: '{product} se renueva el {date}',
      text: ['Tu suscripción a {product} se renueva el {date} por {amount}.'],
      button: 'Ver o terminar tu suscripción',
      after: ['Si quieres que se renueve, no hace falta que hagas nada.'],
    },
  },
});

export const failedPaymentMail = mail({
  name: 'purchases.failed-payment',
  toUnconfirmed: true,
  values: z.object({ product: z.string(), amount: z.string() }),
  link,
  words: {
    en: {
      subject: 'The renewal of {product} could not be paid',
      text: ['We could not charge {amount} for {product} to your card. We will try again in the next days.'],
      button: 'Change your card',
      after: ['If no payment succeeds, the subscription ends.'],
    },
    es: {
      subject: 'No se pudo pagar la renovación de {product}',
      text: ['No pudimos cobrar {amount} por {product} en tu tarjeta. Lo intentaremos de nuevo en los próximos días.'],
      button: 'Cambiar tu tarjeta',
      after: ['Si ningún pago funciona, la suscripción termina.'],
    },
  },
});

export const confirmPaymentMail = mail({
  name: 'purchases.confirm-payment',
  toUnconfirmed: true,
  values: z.object({ product: z.string(), amount: z.string() }),
  link,
  words: {
    en: {
      subject: 'Confirm the renewal of {product}',
      text: ['Your bank asks you to confirm the payment of {amount} for {product}. Until then it is not paid.'],
      button: 'Confirm the payment',
      after: ['If it is not confirmed in the next days, the subscription ends.'],
    },
    es: {
      subject: 'Confirma la renovación de {product}',
      text: ['Tu banco te pide que confirmes el pago de {amount} por {product}. Hasta entonces no está pagado.'],
      button: 'Confirmar el pago',
      after: ['Si no se confirma en los próximos días, la suscripción termina.'],
    },
  },
});

export const withdrawnMail = mail({
  name: 'purchases.withdrawn',
  toUnconfirmed: true,
  /** Mails of before 2027 do not name the amount. */
  values: z.object({ product: z.string(), date: z.string(), amount: z.string().default('–') }),
  link,
  words: {
    en: {
      subject: 'You have withdrawn from {product}',
      text: ['We received on {date} that you withdraw from your purchase of {product}. It has ended.'],
      button: 'See your subscriptions',
      after: ['{amount} goes back to your card. We write again when it is on its way.'],
    },
    es: {
      subject: 'Has desistido de {product}',
      text: ['El {date} recibimos que desistes de tu compra de {product}. Ha terminado.'],
      button: 'Ver tus suscripciones',
      after: ['{amount} vuelve a tu tarjeta. Te escribiremos de nuevo cuando esté en camino.'],
    },
  },
});

export const endedMail = mail({
  name: 'purchases.renewal-ended',
  toUnconfirmed: true,
  values: z.object({ product: z.string(), date: z.string() }),
  link,
  words: {
    en: {
      subject: '{product} no longer renews',
      text: ['Your subscription to {product} ends on {date}. Nothing more is charged for it.'],
      button: 'See your subscriptions',
      after: ['What you have paid for stays open until the end of its time.'],
    },
    es: {
      subject: '{product} ya no se renueva',
      text: ['Tu suscripción a {product} termina el {date}. No se cobrará nada más por ella.'],
      button: 'Ver tus suscripciones',
      after: ['Lo que has pagado sigue abierto hasta que termine su periodo.'],
    },
  },
});

export const refundMail = mail({
  name: 'purchases.refund',
  toUnconfirmed: true,
  values: z.object({ product: z.string(), amount: z.string(), number: z.string() }),
  link,
  words: {
    en: {
      subject: 'Your refund: {product}',
      text: ['We have refunded {amount} for {product}. It goes to the card that you paid with.'],
      button: 'See your subscriptions',
      after: ['Payment number: {number}. Your bank may take some days to show the money.'],
    },
    es: {
      subject: 'Tu reembolso: {product}',
      text: ['Te hemos devuelto {amount} por {product}. Va a la tarjeta con la que pagaste.'],
      button: 'Ver tus suscripciones',
      after: ['Número del pago: {number}. Tu banco puede tardar unos días en mostrar el dinero.'],
    },
  },
});

export const returnedMail = mail({
  name: 'purchases.returned',
  toUnconfirmed: true,
  values: z.object({
    product: z.string(),
    slug: z.string(),
    plan: z.enum(PLANS),
    country: z.string(),
    country_name: z.string(),
    amount: z.string(),
    price: z.string(),
  }),
  link: ({ slug, plan, country }) => href(purchasePage, { slug }, { plan, country }),
  words: {
    en: {
      subject: 'We have returned your payment for {product}',
      text: [
        'You paid {amount} for {product} at the price of another country. The country of your billing address is {country_name}, where it costs {price}.',
        'All of the {amount} goes back to your card, and nothing was unlocked.',
      ],
      button: 'Buy it at the right price',
      after: ['Your bank may take some days to show the money.'],
    },
    es: {
      subject: 'Hemos devuelto tu pago de {product}',
      text: [
        'Pagaste {amount} por {product} al precio de otro país. Tu dirección de facturación está en {country_name}, donde cuesta {price}.',
        'Los {amount} vuelven por completo a tu tarjeta y no se abrió nada.',
      ],
      button: 'Comprarlo al precio correcto',
      after: ['Tu banco puede tardar unos días en mostrar el dinero.'],
    },
  },
});

/** For people who asked to hear of a product; they get the notification in any case. */
export const soldMail = mail({
  name: 'purchases.sold',
  optional: 'marketing',
  values: z.object({ product: z.string(), slug: z.string() }),
  link: ({ slug }) => href(purchasePage, { slug }),
  words: {
    en: {
      subject: '{product} can be bought now',
      text: ['You asked us to tell you when {product} can be bought. Now it can.'],
      button: 'See what it contains and costs',
    },
    es: {
      subject: '{product} ya se puede comprar',
      text: ['Nos pediste que te avisáramos cuando {product} se pudiera comprar. Ya se puede.'],
      button: 'Ver qué contiene y cuánto cuesta',
    },
  },
});

export const paymentsMails = [
  receiptMail,
  renewalMail,
  failedPaymentMail,
  confirmPaymentMail,
  withdrawnMail,
  endedMail,
  refundMail,
  returnedMail,
  soldMail,
];
