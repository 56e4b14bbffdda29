/** A state or a stage that is stored. */
export interface Entry {
  id: number
  Description: string
}

/** The same as it is edited: without an id while it is new. */
export interface EditedEntry {
  id: number | null
  Description: string
}

/** What get-content answers for a page that is attached to a system. */
export interface ProgressionSystem {
  SystemId: number
  SystemName: string
  /** In their order. */
  SystemStates: Entry[]
  /** In the order in which they are shown. */
  SystemStages: Entry[]
  /** The people registered in the system; empty for a reader who does not hold `plugin.progresssystem.user` (Q156). */
  Courses: Course[]
}

/** A page that is not attached to a system yet. */
export interface NoSystem {
  SystemId: null
  SystemName: ''
  SystemStates: []
  SystemStages: []
  Courses: []
}

/** A person's registration in a system. */
export interface Course {
  /** The registration's id. */
  id: number
  email: string
  name: string
  /** The state's name, or '' without one. */
  state: string
}

/** A system that a page can be attached to. */
export interface SystemOption {
  id: number
  Name: string
}
