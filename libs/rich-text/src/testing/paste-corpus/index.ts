import { appleSamples } from './apple.ts'
import { googleDocsSamples } from './google-docs.ts'
import { libreOfficeSamples } from './libreoffice.ts'
import { emailSamples } from './mail.ts'
import type { PasteSample } from './paste-sample.ts'
import { smallSamples } from './small-samples.ts'
import { spreadsheetSamples } from './spreadsheets.ts'
import { webSamples } from './web.ts'
import { wordSamples } from './word.ts'

export type { PasteSample } from './paste-sample.ts'

/**
 * What the programs that people copy from put on the clipboard. The texts are made up; how they are written is how
 * these programs write them.
 */
export const pasteCorpus: readonly PasteSample[] = [
  ...wordSamples,
  ...googleDocsSamples,
  ...libreOfficeSamples,
  ...spreadsheetSamples,
  ...emailSamples,
  ...appleSamples,
  ...webSamples,
  ...smallSamples,
]
