import { z } from 'zod';
import { mail } from '~/domain/kit/mail';
import { subscriptionPage } from './contract';

const link = () => subscriptionPage.path;

export const receiptMail = mail({
  name: 'purchases.receipt',
  values: z.object({
    product: z.string(),
    amount: z.string(),
    date: z.string(),
    number: z.string(),
    renewal: z.string(),
  }),
  link,
  words: {
    en: {
      subject: 'Your receipt: {product}',
      text: ['You paid {amount} for {product} on {date}.', 'Number of the payment: {number}. Next renewal: {renewal}.'],
      button: 'See your subscription',
      after: [
        'You can end the renewal there at any time. Within 14 days of the purchase you can also withdraw from it there and get your money back.',
      ],
    },
    es: {
      subject: 'Tu recibo: {product}',
      text: ['Pagaste {amount} por {product} el {date}.', 'Número del pago: {number}. Próxima renovación: {renewal}.'],
      button: 'Ver tu suscripción',
      after: [
        'Allí puedes terminar la renovación en cualquier momento. Durante los 14 días siguientes a la compra también puedes desistir de ella y recuperar tu dinero.',
      ],
    },
  },
});

export const renewalMail = mail({
  name: 'purchases.renewal',
  values: z.object({ product: z.string(), amount: z.string(), date: z.string() }),
  link,
  words: {
    en: {
      subject: '{product} renews on {date}',
      text: ['Your subscription to {product} renews on {date} for {amount}.'],
      button: 'See or end your subscription',
      after: ['If you want it to renew, you need not do anything.'],
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

export const paymentsMails = [receiptMail, renewalMail, failedPaymentMail];
