import type { Certificate } from '../contract.ts'
import { sampleStages } from './sample-progress.ts'

const local = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime()

/** All of it done, over four months. */
export const sampleCertificate: Certificate = {
  site: { title: 'Southern Alpine Club', logo: '' },
  SystemName: 'Mountain guides',
  name: 'Carla Tūwhare',
  state: 'Certified',
  complete: true,
  completed: { by: 'Kim Ngata', time: local(9, 12) / 1000 },
  hours: 86.5,
  stages: sampleStages.map(({ Description: name }, index) => ({
    ...{ name, done: local(5 + Math.floor(index / 3), 4 + index), by: index % 3 === 0 ? 'Wendy Ross' : 'Kim Ngata' },
  })),
  of: sampleStages.length,
}

/** Nothing done yet. */
export const begunCertificate: Certificate = {
  ...sampleCertificate,
  ...{ state: '', complete: false, completed: null, hours: 0, stages: [] },
}

/** More than one sheet, with names that do not fit into a line. */
export const longCertificate: Certificate = {
  ...sampleCertificate,
  name: 'Maximiliane von Donaudampfschifffahrtsgesellschaftskapitän '.repeat(2).trim(),
  stages: Array.from({ length: 60 }, (_, index) => ({
    name: index % 7 === 0 ? `Unit ${index + 1}: ${'what is learned in it '.repeat(5)}` : `Unit ${index + 1}`,
    done: local(3, 1 + (index % 28)),
    by: 'Kim Ngata',
  })),
  of: 60,
}
