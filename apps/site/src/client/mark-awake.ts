/** The document is about to be taken over: what visitors' scripts added to it must be gone. */
export function markWaking(): void {
  document.documentElement.dataset['waking'] = ''
  // a tip would be a stranger in what the server wrote
  document.querySelector('[role=tooltip]')?.remove()
}

/**
 * The document answers.
 *
 * @param by what it was taken over by: the application, which follows links itself, or an island.
 */
export function markAwake(by: 'application' | 'island'): void {
  document.documentElement.dataset['awake'] = by
  delete document.documentElement.dataset['waking']
}
