import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { megabyte, sizeText } from '../../model/file-sizes.ts'
import {
  allFileKinds,
  endingOf,
  endingsOf,
  fileLimits,
  isFileKind,
  kindsText,
  readChosen,
  type ChosenFile,
  type FileKind,
} from '../../model/files.ts'
import { texts } from '../../model/file-messages.ts'
import { requiredMessage } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

export interface FileConfig {
  Label: string
  Value: ChosenFile[]
  /** Said above the button; '' for nothing. */
  Hint: string
  /** False: one file only. */
  Several: boolean
  /** The files that are taken; never none. */
  Kinds: FileKind[]
  /** The largest file, in millions of bytes. */
  MaxMegabytes: number
  /** With `Several`. */
  MaxFiles: number
}

const usualKinds: readonly FileKind[] = ['pictures', 'pdf', 'documents']

export const fileModel = defineFieldModel<FileConfig>({
  fieldType: 'file',
  label: labels.file,
  blank: () => ({
    ...{ Label: labels.file(), Value: [], Hint: '', Several: false, Kinds: [...usualKinds] },
    ...{ MaxMegabytes: fileLimits.megabytes.usual, MaxFiles: fileLimits.files.usual },
  }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Label: readText(fields['Label']),
      Value: readChosen(fields['Value']),
      Hint: readText(fields['Hint']),
      Several: fields['Several'] === true,
      Kinds: readKinds(fields['Kinds']),
      MaxMegabytes: within(fields['MaxMegabytes'], fileLimits.megabytes),
      MaxFiles: within(fields['MaxFiles'], fileLimits.files),
    }
  },
  cleared: (config) => ({ ...config, Value: [] }),
  problem: (config, { Required }) => {
    const { Value } = config
    if (Value.length === 0) return Required ? requiredMessage : undefined
    const most = mostFiles(config)
    if (Value.length > most) return most === 1 ? texts.onlyOne() : texts.tooMany({ most })
    return Value.map((file) => problemOfFile(config, file)).find((problem) => problem !== undefined)
  },
  answer: ({ Value }) => Value.map(fileText).join('\n'),
})

/** How many files the field takes. */
export function mostFiles({ Several, MaxFiles }: Pick<FileConfig, 'Several' | 'MaxFiles'>): number {
  return Several ? MaxFiles : 1
}

/** What visitors are told before they choose: 'Pictures, PDF, up to 10 MB, up to 5 files'. */
export function rulesText(config: FileConfig): string {
  const most = mostFiles(config)
  const rules = { kinds: kindsText(config.Kinds), megabytes: config.MaxMegabytes }
  return most > 1 ? texts.severalFiles({ ...rules, most }) : texts.oneFile(rules)
}

/** What is wrong with one of the files. Of what it is the name tells only what its sender takes it for. */
export function problemOfFile({ Kinds, MaxMegabytes }: FileConfig, { name, size }: ChosenFile): string | undefined {
  if (size === 0) return texts.empty({ name })
  if (size > MaxMegabytes * megabyte) return texts.tooLarge({ name, size: sizeText(size), megabytes: MaxMegabytes })
  if (!endingsOf(Kinds).includes(endingOf(name))) return texts.wrongKind({ name, endings: endingsOf(Kinds).join(', ') })
  return undefined
}

function fileText({ name, size }: ChosenFile): string {
  return `${name} (${sizeText(size)})`
}

function readKinds(value: unknown): FileKind[] {
  const kinds = Array.isArray(value) ? allFileKinds.filter((kind) => value.some((each) => each === kind)) : []
  return kinds.length > 0 ? kinds.filter(isFileKind) : [...usualKinds]
}

function within(value: unknown, { min, max, usual }: { min: number; max: number; usual: number }): number {
  const number = readNumber(value)
  return number === undefined ? usual : Math.min(Math.max(Math.round(number), min), max)
}
