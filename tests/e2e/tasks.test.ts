/** Task management in the browser: the whole e2e test, its messages, its failures, and ten thousand tasks. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

async function addTask(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: /^(Add|Create) Task$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('tasks', () => {
  it('are added, ticked, filtered, edited, deleted and brought back', async () => {
    const { page, problems } = await e2e.open({ as: 'worker' });
    await page.goto('/task-management');
    await page.getByText('No tasks yet').first().waitFor();

    await page.getByRole('button', { name: 'Add Task' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(Add|Create) Task$/ }).click();
    await wasShown(page, 'Title Required');
    await wasShown(page, 'Please enter a task title.');
    await dialog.getByLabel('Title').fill('  Paint the fence ');
    await dialog.getByLabel('Description').fill('white');
    await dialog.getByRole('button', { name: /^(Add|Create) Task$/ }).click();
    await wasShown(page, 'Task Created!');
    await page.getByText('Showing 1 of 1 tasks').waitFor();
    await page.getByText('Paint the fence', { exact: true }).waitFor();

    await addTask(page, 'Second');
    await page.getByText('Showing 2 of 2 tasks').waitFor();
    await page.getByRole('checkbox', { name: /Second/ }).click();
    await page.getByRole('combobox', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Completed' }).click();
    await page.getByText('Showing 1 of 2 tasks').waitFor();
    await page.getByRole('combobox', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Finance' }).click();
    await page.getByText('No tasks match your filters').first().waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await page.getByText('Showing 2 of 2 tasks').waitFor();

    await page.getByRole('button', { name: /Delete.*Second/ }).click();
    await wasShown(page, 'Task Deleted');
    await page.getByText('Showing 1 of 1 tasks').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Showing 2 of 2 tasks').waitFor();
    expect(await page.getByRole('checkbox', { name: /Second/ }).getAttribute('aria-checked')).toBe('true');

    await page.reload();
    await page.getByText('Showing 2 of 2 tasks').waitFor();
    await page.getByRole('button', { name: /Edit.*Paint the fence/ }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Paint the gate');
    await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
    await page.getByText('Paint the gate', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('are dated by their own words, and the keyboard never loses its place', async () => {
    const { page, visitor, problems } = await e2e.open({ as: 'baker' });
    await page.goto('/task-management');
    await page.getByText('No tasks yet').first().waitFor();
    const dialog = page.getByRole('dialog');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.tagName,
      );

    await page.keyboard.press('n');
    await dialog.getByLabel('Title').fill('Order flour tomorrow at 9:00 every week');
    await dialog.getByText(/9:00 AM · Weekly/).waitFor();
    await dialog.getByText('Title: Order flour').waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Order flour', { exact: true }).waitFor();
    await expect.poll(focused).toContain('Order flour');
    const [flour] = (await visitor.get<Task[]>('/api/tasks')).body;
    expect(flour).toMatchObject({ title: 'Order flour', hasTime: true, repeat: 'FREQ=WEEKLY' });

    // Meant as it stands.
    await page.keyboard.press('n');
    await dialog.getByLabel('Title').fill('Read Tuesday');
    await dialog.getByRole('button', { name: /^Undo: keep/ }).click();
    await dialog.getByRole('button', { name: /^Create Task$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Read Tuesday', { exact: true }).waitFor();
    await expect.poll(focused).toContain('Read Tuesday');

    // A window that is left with Escape gives the focus back.
    await page.keyboard.press('e');
    await dialog.getByLabel('Title').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('Read Tuesday');

    await page.keyboard.press('Delete');
    await wasShown(page, 'Task Deleted');
    await page.keyboard.press('Control+z');
    await page.getByText('Read Tuesday', { exact: true }).waitFor();
    await expect.poll(focused).toContain('Read Tuesday');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('repeat, and stand in a calendar where they are moved by mouse and keyboard', async () => {
    const { page, visitor, problems } = await e2e.open({ as: 'gardener' });
    const noon = new Date(2099, 2, 11, 12);
    const list = async () => (await visitor.get<Task[]>('/api/tasks')).body;
    await visitor.post('/api/tasks', {
      title: 'Water the plants',
      dueDate: noon.toISOString(),
      hasTime: true,
    });
    await page.goto('/task-management');
    await page.getByText('Mar 11, 2099, 12:00 PM').waitFor();
    await page.getByRole('button', { name: 'Edit Water the plants' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Time').fill('09:30');
    await dialog.getByRole('combobox', { name: 'Repeat' }).click();
    await page.getByRole('option', { name: 'Daily' }).click();
    await dialog.getByRole('combobox', { name: 'Priority' }).click();
    await page.getByRole('option', { name: 'High' }).click();
    await dialog.getByRole('button', { name: /Save/ }).click();
    await page.getByText('Mar 11, 2099, 9:30 AM').waitFor();

    await page.getByRole('checkbox', { name: 'Water the plants' }).click();
    await page.getByText('Mar 12, 2099, 9:30 AM').waitFor();
    await page.getByText('Showing 2 of 2 tasks').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Showing 1 of 1 tasks').waitFor();
    expect(await list()).toMatchObject([{ completed: false, priority: 'high', repeat: 'FREQ=DAILY' }]);

    await page.goto('/task-management?view=month&date=2099-03-11');
    const chip = page.getByRole('button', { name: /^Water the plants, / });
    await chip.waitFor();
    await page
      .getByRole('button', { name: /^Water the plants \(repeats\), / })
      .first()
      .click();
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Water the plants');
    await page.keyboard.press('Escape');
    await chip.dragTo(page.getByRole('gridcell', { name: /March 18/ }));
    await page.getByRole('button', { name: /^Water the plants, Wednesday, March 18, 9:30 AM/ }).waitFor();
    await chip.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('button', { name: /^Water the plants, Thursday, March 19, 9:30 AM/ }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/March 19/);
    await expect
      .poll(async () => (await list())[0]!.dueDate)
      .toBe(new Date(2099, 2, 19, 9, 30).toISOString());

    await page.getByRole('tab', { name: 'Week' }).click();
    await page.getByText('Mar 8 – Mar 14, 2099').first().waitFor();
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.reload();
    await page.getByText('Mar 15 – Mar 21, 2099').first().waitFor();
    await page.goBack();
    await page.getByText('Mar 8 – Mar 14, 2099').first().waitFor();
    await page.goBack();
    await page.getByRole('grid', { name: 'Month' }).waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    const priority = page.getByRole('combobox', { name: 'Priority' });
    expect(await priority.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    await priority.click();
    await page.getByRole('option', { name: 'Low' }).click();
    await page.getByText('No tasks match your filters').waitFor();
    expect(problems).toEqual([]);
  });

  longIt('show a due date as written in the spec and count what is overdue', async () => {
    const { page, visitor } = await e2e.open({ as: 'planner' });
    await visitor.post('/api/tasks', { title: 'Late', dueDate: '2020-03-05T12:00:00Z' });
    await visitor.post('/api/tasks', {
      title: 'Done late',
      dueDate: '2020-03-05T12:00:00Z',
      completed: true,
    });
    await page.goto('/task-management');
    await page.getByText('Mar 5, 2020').first().waitFor();
    const card = page
      .locator('[data-stat="overdue"], :text("Overdue")')
      .first()
      .locator('xpath=ancestor-or-self::*[.//*[text()="1"]][1]');
    expect(await card.count()).toBeGreaterThan(0);
  });

  longIt('go back to what they were when the server refuses, and say so', async () => {
    const { page, visitor } = await e2e.open({ as: 'unlucky' });
    await visitor.post('/api/tasks', { title: 'Stubborn' });
    await page.goto('/task-management');
    const box = page.getByRole('checkbox', { name: /Stubborn/ });
    await box.waitFor();
    await page.route('**/api/tasks/*', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }));
    await box.click();
    await wasShown(page, 'Failed to update task. Please try again.');
    await expect.poll(() => box.getAttribute('aria-checked')).toBe('false');
    await page.getByRole('button', { name: /Delete.*Stubborn/ }).click();
    await wasShown(page, 'Failed to delete task. Please try again.');
    await page.getByText('Showing 1 of 1 tasks').waitFor();
    await page.unroute('**/api/tasks/*');
    await page.route('**/api/tasks', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Add Task' }).first().click();
    await page.getByRole('dialog').getByLabel('Title').fill('Never');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Add|Create) Task$/ })
      .click();
    await wasShown(page, 'Failed to create task. Please try again.');
  });

  longIt('send an expired session to the door', async () => {
    const { page, context, visitor } = await e2e.open({ as: 'expired' });
    await visitor.post('/api/tasks', { title: 'Mine' });
    await page.goto('/task-management');
    await page.getByRole('checkbox', { name: /Mine/ }).waitFor();
    await context.clearCookies();
    await page.getByRole('checkbox', { name: /Mine/ }).click();
    await wasShown(page, 'You are logged out. Logging in again...');
    await page.waitForURL('**/api/login');
  });

  longIt('stay workable when there are ten thousand', async () => {
    const { page, visitor } = await e2e.open({ as: 'busy' });
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      id: `t${i}`,
      title: `Task number ${i}`,
      description: null,
      category: 'work',
      dueDate: null,
      completed: i % 2 === 0,
      createdAt: new Date(1.7e12 + i).toISOString(),
      updatedAt: new Date(1.7e12 + i).toISOString(),
    }));
    await visitor.get('/api/tasks');
    await page.route('**/api/tasks', (route) => route.fulfill({ json: many }));
    await page.goto('/task-management');
    await page
      .getByText('Showing 10000 of 10000 tasks')
      .or(page.getByText('Showing 10,000 of 10,000 tasks'))
      .waitFor();
    expect(await page.getByRole('checkbox').count()).toBeLessThan(200);

    // What is done goes to the end, out of what is drawn; who works by keyboard goes on with the next one.
    await page.route('**/api/tasks/*', (route) => {
      many.at(-1)!.completed = true;
      return route.fulfill({ json: many.at(-1) });
    });
    await page.getByRole('checkbox', { name: 'Task number 9999', exact: true }).press('Space');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Task number 9997');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('Task number 9995');
  });
});
