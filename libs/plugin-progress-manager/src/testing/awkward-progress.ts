import type { ProgressSeed } from './progress-seed.ts'
import { sampleSeed, samplePeople } from './sample-progress.ts'

const longName = 'Bergführerinnen- und Bergführerausbildung der Alpenvereinssektion am Donnerstagnachmittag '

/** Texts that nobody thought of: long ones, and words that nothing can break. */
export const longTexts: Partial<ProgressSeed> = {
  system: {
    id: 4,
    name: longName.repeat(2),
    states: [{ id: 2, Description: longName.repeat(2) }],
    stages: [
      { id: 11, Description: 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfungsvorbereitung'.repeat(2) },
      { id: 12, Description: longName.repeat(2) },
    ],
  },
  accounts: [
    {
      id: 21,
      Email: `${'a-very-long-address-'.repeat(4)}@${'sub.'.repeat(14)}example.org`,
      name: 'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios '.repeat(2),
    },
  ],
  people: [
    {
      ...{ id: 1, account: 21, idstate: 2, complete: true },
      records: samplePeople[0]!.records.map((record) => ({
        ...record,
        Notes: `${'x'.repeat(300)}\n${longName.repeat(12)}`,
        Stages: [11, 12],
        ...(record.struck && { struck: { ...record.struck, reason: longName.repeat(4), by: longName } }),
      })),
    },
  ],
}

/** Written from right to left. */
export const rightToLeft: Partial<ProgressSeed> = {
  system: {
    id: 4,
    name: 'مرشدو الجبال',
    states: [
      { id: 1, Description: 'مسجل' },
      { id: 2, Description: 'قيد التدريب' },
    ],
    stages: ['إحاطة السلامة', 'استخدام الراديو', 'الخريطة والبوصلة (GPS)', 'עזרה ראשונה'].map((Description, index) => ({
      ...{ id: 11 + index, Description },
    })),
  },
  accounts: [
    { id: 21, Email: 'anna@example.org', name: 'آنا الجبلي (فريق 2)' },
    { id: 22, Email: 'ben@example.org', name: 'בן הר' },
  ],
  people: [
    {
      ...{ id: 1, account: 21, idstate: 2, complete: false },
      records: samplePeople[0]!.records.map((record) => ({
        ...record,
        Notes: 'مسار البوصلة، مطر شديد.\nGPS: 3 أجهزة.',
        Stages: [11, 14],
        ...(record.struck && { struck: { ...record.struck, reason: 'أربع ساعات وليس أربعين' } }),
      })),
    },
    { id: 2, account: 22, idstate: 1, complete: false, records: [] },
  ],
  asking: { ...sampleSeed.asking, name: 'كيم' },
}
