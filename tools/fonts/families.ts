/** A family of Fontsource that looks can choose. */
export interface Family {
  family: string
  kind: 'sans' | 'serif'
  /** Its package is `@fontsource-variable/<name>`. */
  name: string
  /** What `@capsizecss/metrics` calls it. */
  metrics: string
}

/**
 * Twelve, so that choosing is no search: of each character the one that is made for long texts on screens, all variable,
 * all under the Open Font License, all with the letters of Central Europe and the macrons of Māori.
 */
export const families: readonly Family[] = [
  { family: 'Inter', kind: 'sans', name: 'inter', metrics: 'inter' },
  { family: 'Source Sans 3', kind: 'sans', name: 'source-sans-3', metrics: 'sourceSans3' },
  { family: 'Work Sans', kind: 'sans', name: 'work-sans', metrics: 'workSans' },
  { family: 'Nunito Sans', kind: 'sans', name: 'nunito-sans', metrics: 'nunitoSans' },
  { family: 'Figtree', kind: 'sans', name: 'figtree', metrics: 'figtree' },
  {
    family: 'Atkinson Hyperlegible Next',
    kind: 'sans',
    name: 'atkinson-hyperlegible-next',
    metrics: 'atkinsonHyperlegibleNext',
  },
  { family: 'Source Serif 4', kind: 'serif', name: 'source-serif-4', metrics: 'sourceSerif4' },
  { family: 'Literata', kind: 'serif', name: 'literata', metrics: 'literata' },
  { family: 'Lora', kind: 'serif', name: 'lora', metrics: 'lora' },
  { family: 'Playfair Display', kind: 'serif', name: 'playfair-display', metrics: 'playfairDisplay' },
  { family: 'Fraunces', kind: 'serif', name: 'fraunces', metrics: 'fraunces' },
  { family: 'Bitter', kind: 'serif', name: 'bitter', metrics: 'bitter' },
]
