import type { Field } from '../model/field.ts'

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
  /** What is wrong with what is typed into a field, to be shown beside it; undefined: nothing. */
  problem: (field: Field) => string | undefined
  /** How the field reads in the email and in lists; '' for nothing. */
  answer: (field: Field) => string
}

/** What each field type writes down of itself: the same on configs that are already read. */
export interface FieldRules<Config extends object> {
  fieldType: string
  label: string
  blank: () => Config
  read: (config: unknown) => Config
  cleared: (config: Config, today: string) => Config
  problem: (config: Config, field: Field) => string | undefined
  answer: (config: Config) => string
}

/** A field type of which every function takes whatever is stored. */
export function defineFieldModel<Config extends object>(rules: FieldRules<Config>): FieldModel<Config> {
  const { read, cleared, problem, answer } = rules
  return {
    ...rules,
    cleared: (config, today) => cleared(read(config), today),
    problem: (field) => problem(read(field.config), field),
    answer: (field) => answer(read(field.config)),
  }
}
