import type { Field } from '../model/field.ts'
import type { Option } from '../model/options.ts'

/** What server and browser know of a field type: plain data, no React. Nothing here ever throws. */
export interface FieldModel<Config extends object = object> {
  /** As it is stored, such as `text-single-input`. */
  fieldType: string
  /** What editors read in the type list, such as 'Single line text'. */
  label: string
  /** The config of a new field. */
  blank: () => Config
  /** Whatever is stored, as this field type understands it; fields that it does not know stay. */
  read: (config: unknown) => Config
  /** The config without what was typed into it, as a save stores it. `today` is 'DD/MM/YYYY'. */
  cleared: (config: unknown, today: string) => Config
  /** What is wrong with what is typed into a field, to be shown beside it and refused by the server; undefined: nothing. */
  problem: (field: Field) => string | undefined
  /** How the answer reads in emails, the inbox, the search and the CSV export; '' for nothing. */
  answer: (field: Field) => string
  /** Nothing can be typed into it: it is shown, and neither required nor delivered. */
  isText: boolean
  /** The names of its settings that hold HTML, which is sanitised wherever it goes; everything else of it is plain text. */
  htmlSettings: readonly string[]
  /** The answers that can show another field; absent: none can. */
  choices: ((config: unknown) => readonly Option[]) | undefined
  /** One of its `Options` is chosen, each of which may have a limited number of places. */
  takesPlaces: boolean
  /** What is in a form that nobody has touched, where that is not what is stored. `today` is 'DD/MM/YYYY'. */
  start: ((today: string) => unknown) | undefined
}

type Optional = 'isText' | 'htmlSettings' | 'takesPlaces' | 'start'

/** A text, or a message that gives it in its reader's language when it is asked for. */
export type Told = string | (() => string)

/** What each field type writes down of itself: the same on configs that are already read. */
export interface FieldRules<Config extends object>
  extends Pick<FieldModel<Config>, 'fieldType' | 'blank' | 'read'>, Partial<Pick<FieldModel<Config>, Optional>> {
  label: Told
  cleared: (config: Config, today: string) => Config
  problem: (config: Config, field: Field) => Told | undefined
  answer: (config: Config) => string
  choices?: (config: Config) => readonly Option[]
}

/** A field type of which every function takes whatever is stored. */
export function defineFieldModel<Config extends object>(rules: FieldRules<Config>): FieldModel<Config> {
  const { label, read, cleared, problem, answer, choices } = rules
  return {
    isText: false,
    htmlSettings: [],
    takesPlaces: false,
    start: undefined,
    ...rules,
    get label() {
      return textOf(label)
    },
    cleared: (config, today) => cleared(read(config), today),
    problem: (field) => {
      const told = problem(read(field.config), field)
      return told === undefined ? undefined : textOf(told)
    },
    answer: (field) => answer(read(field.config)),
    choices: choices && ((config) => choices(read(config))),
  }
}

function textOf(told: Told): string {
  return typeof told === 'string' ? told : told()
}
