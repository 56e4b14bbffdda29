/** True for who asked browsers to save data: nothing is fetched for them ahead of its use. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
