/** What the buttons of a question say that is asked before unsaved edits are dropped. */
export const discardAnswers = { accept: 'Discard', refuse: 'Keep editing' }
