/** Dates and repeats in words, in eight languages, and titles without them. */

import { describe, expect, it } from 'vitest';
import { readTask } from './read-task.ts';

/** A Wednesday, 11:00 in Berlin. */
const now = new Date('2026-11-18T10:00:00Z');
const read = (text: string, language = 'en') => readTask(text, { now, timeZone: 'Europe/Berlin', language });
const day = (date: string) => `2026-${date}T22:59:59.999Z`;

describe('dates in words', () => {
  it.each([
    ['Order flour tomorrow at 9:00 every week', 'Order flour', '2026-11-19T08:00:00.000Z', 'FREQ=WEEKLY'],
    ['Call Ada on Tuesday at 10', 'Call Ada', '2026-11-24T09:00:00.000Z', undefined],
    ['And please pay the invoice before Friday.', 'Pay the invoice', day('11-20'), undefined],
    ['Dentist on Nov 30th at 2:30pm', 'Dentist', '2026-11-30T13:30:00.000Z', undefined],
    ['in 3 days call mum', 'call mum', day('11-21'), undefined],
    [
      'Water the plants every Monday and Thursday at 8am',
      'Water the plants',
      '2026-11-19T07:00:00.000Z',
      'FREQ=WEEKLY;BYDAY=MO,TH',
    ],
    ['Every other week clean the ovens', 'clean the ovens', day('11-18'), 'FREQ=WEEKLY;INTERVAL=2'],
    ['Backup every 3 days', 'Backup', day('11-18'), 'FREQ=DAILY;INTERVAL=3'],
    [
      'Stand-up every weekday at 9:15',
      'Stand-up',
      '2026-11-19T08:15:00.000Z',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    ['Take vitamins daily', 'Take vitamins', day('11-18'), 'FREQ=DAILY'],
    ['Write the weekly newsletter', 'Write the weekly newsletter', undefined, undefined],
    ['Buy milk', 'Buy milk', undefined, undefined],
    ['Tuesday at 10', 'Tuesday at 10', '2026-11-24T09:00:00.000Z', undefined],
  ])('%s', async (text, title, dueDate, repeat) => {
    const { hasTime: _, ...found } = await read(text);
    expect(found).toEqual({ title, ...(dueDate && { dueDate }), ...(repeat && { repeat }) });
  });

  it.each([
    [
      'Mehl bestellen morgen um 9 Uhr jede Woche',
      'Mehl bestellen',
      '2026-11-19T08:00:00.000Z',
      'FREQ=WEEKLY',
    ],
    ['Bitte bis Freitag die Miete zahlen', 'Die Miete zahlen', day('11-20'), undefined],
    [
      'jeden Montag um 8:30 Müll rausbringen',
      'Müll rausbringen',
      '2026-11-23T07:30:00.000Z',
      'FREQ=WEEKLY;BYDAY=MO',
    ],
    ['Pedir harina mañana a las 9:00 cada semana', 'Pedir harina', '2026-11-19T08:00:00.000Z', 'FREQ=WEEKLY'],
    ['pagar el alquiler antes del viernes', 'pagar el alquiler', day('11-20'), undefined],
    ['Commander la farine demain à 9h', 'Commander la farine', '2026-11-19T08:00:00.000Z', undefined],
    ['arroser les plantes tous les jours', 'arroser les plantes', day('11-18'), 'FREQ=DAILY'],
    ['Ordinare la farina domani alle 9:00', 'Ordinare la farina', '2026-11-19T08:00:00.000Z', undefined],
    ['pagare entro venerdì', 'pagare', day('11-20'), undefined],
    ['Pedir farinha amanhã às 9:00', 'Pedir farinha', '2026-11-19T08:00:00.000Z', undefined],
    ['明日9時に小麦粉を注文', '小麦粉を注文', '2026-11-19T08:00:00.000Z', undefined],
    ['毎週月曜日ゴミを出す', 'ゴミを出す', day('11-23'), 'FREQ=WEEKLY;BYDAY=MO'],
    ['明天上午9点订面粉', '订面粉', '2026-11-19T08:00:00.000Z', undefined],
    ['每天浇花', '浇花', day('11-18'), 'FREQ=DAILY'],
  ])('%s, whatever the language of the interface', async (text, title, dueDate, repeat) => {
    const { hasTime: _, ...found } = await read(text);
    expect(found).toEqual({ title, ...(dueDate && { dueDate }), ...(repeat && { repeat }) });
  });

  it('tells days from times, and reads both where the person is', async () => {
    expect((await read('Pay tomorrow')).hasTime).toBe(false);
    const tokyo = await readTask('Pay tomorrow at 9', { now, timeZone: 'Asia/Tokyo', language: 'en' });
    expect(tokyo).toEqual({ title: 'Pay', dueDate: '2026-11-19T00:00:00.000Z', hasTime: true });
    // After the change to summer time nine is still nine.
    expect((await read('Party on 4 July 2027 at 9:00')).dueDate).toBe('2027-07-04T07:00:00.000Z');
  });
});
