import type { Api } from '@sitewright/api-client'
import type { ScreenIcon } from './page-kind.ts'

/** What a command may use once it was chosen; the palette is closed by then. */
export interface CommandTools {
  api: Api
  /** Goes to an address of the site. */
  go: (address: string) => void
}

/** Something to be done, found in the palette by its words: it leads to an address, or it runs. */
export type Command = {
  /** Different from that of the kind's other commands. */
  key: string
  /** What it does, such as 'Read new messages'. */
  label: string
  /** The heading that it stands under. @default 'Actions' */
  group?: string
  /** Further words to be found by. */
  keywords?: string
  /** Before its label. @default 'window' */
  icon?: ScreenIcon
  /** Permissions, any one of which a person must hold. Absent: who has the list of commands has this one. */
  needs?: readonly string[]
} & CommandAction

type CommandAction =
  | {
      /** A path of the site, such as `/pages/forminbox?mark=new`. */
      address: string
    }
  | {
      /** A failure is logged, and told. */
      run: (tools: CommandTools) => void | Promise<void>
    }

/** Gives a kind's commands when somebody types into the palette: always the same, or of what the API lists. */
export type ListCommands = (options: { api: Api }) => readonly Command[] | Promise<readonly Command[]>

/** The commands of a page kind, in a module that is fetched when somebody types into the palette. */
export interface CommandList {
  /** Permissions, any one of which a person must hold; `core.admin` has to be named too. */
  needs: readonly string[]
  load: () => Promise<{ default: ListCommands }>
}
