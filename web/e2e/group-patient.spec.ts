import type { Locator, Page } from '@playwright/test';
import { boxes, endStation, tick } from './examiner';
import { CHEST_PAIN, connection, joinByPin, openGroup, people, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

const talk = (page: Page): Locator => page.getByRole('region', { name: en('stations.group-patient') });
const box = (page: Page): Locator => talk(page).getByRole('textbox', { name: en('stations.group-patient.say') });
/** A role of the one or the other, who have the same name: the host is the first of the list. */
const roles = (page: Page): Locator =>
  page.getByRole('list', { name: en('group-practice.people.list') }).getByRole('combobox');

test('in a group of two the virtual patient is the third role, and answers on both screens @decides', async ({
  arrive,
}) => {
  const examiner = await arrive({});
  await registerByCall(examiner, `third-examiner-${process.pid}`);
  const candidate = await arrive({});
  await registerByCall(candidate, `third-candidate-${process.pid}`);

  await test.step('two people start a station that has a virtual patient, and nobody plays the patient', async () => {
    const pin = await openGroup(examiner, CHEST_PAIN);
    await joinByPin(candidate, pin);
    await expect(people(examiner)).toHaveCount(2);
    await roles(examiner).first().selectOption('examiner');
    await expect(roles(examiner).first()).toHaveValue('examiner');
    await roles(examiner).last().selectOption('student');
    await expect(roles(examiner).last()).toHaveValue('student');
    await startButton(examiner).click();
    await expect(boxes(examiner).first()).toBeVisible();
    await expect(talk(candidate)).toBeVisible();
  });

  await test.step('while there is reading time the patient waits outside', async () => {
    for (const page of [examiner, candidate])
      await expect(talk(page)).toContainText(en('stations.group-patient.reading'));
    await examiner.getByRole('button', { name: en('stations.timer.skip-reading') }).click();
  });

  await test.step('the candidate lets the patient in, and the examiner sees it', async () => {
    await expect(talk(examiner)).toContainText(en('stations.group-patient.waiting'));
    await talk(candidate)
      .getByRole('button', { name: en('stations.group-patient.begin') })
      .click();
    await expect(box(candidate)).toBeVisible();
    await expect(talk(examiner)).toContainText(en('stations.group-patient.empty'));
    await expect(box(examiner)).toBeHidden();
  });

  await test.step('a question and its answer stand on both screens', async () => {
    await box(candidate).fill('Hello, what has brought you in today?');
    await box(candidate).press('Enter');
    for (const page of [candidate, examiner])
      await expect(talk(page).getByText(/I’ve had this pain in my chest/)).toBeVisible();
    await expect(box(candidate)).toHaveValue('');
    await expect(talk(examiner).getByText('Hello, what has brought you in today?')).toBeVisible();
  });

  await test.step('what is sent without a network stays in its field, and is answered once when it is back', async () => {
    await expect(connection(candidate, 'live')).toBeVisible();
    await box(candidate).fill('Where does the pain go?');
    await candidate.context().setOffline(true);
    await box(candidate).press('Enter');
    await expect(talk(candidate).getByRole('alert')).toBeVisible();
    await expect(box(candidate)).toHaveValue('Where does the pain go?');
    await candidate.context().setOffline(false);
    await expect(connection(candidate, 'live')).toBeVisible();
    await box(candidate).press('Enter');
    for (const page of [candidate, examiner]) {
      await expect(talk(page).getByText(/inside of my left arm/)).toBeVisible();
      await expect(talk(page).getByText('Where does the pain go?')).toHaveCount(1);
    }
  });

  await test.step('the examiner marks by hand, and both see the summary', async () => {
    await tick(examiner, 0, 5);
    await endStation(examiner);
    for (const page of [examiner, candidate]) await expect(page).toHaveURL(SUMMARY);
  });
});
