/** True for a label of a menu item that nobody could read or hear: it has nothing that can be seen. */
export function isNameless(label: string): boolean {
  return label.replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '') === ''
}
