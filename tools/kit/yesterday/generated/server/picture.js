/** An introduction and a list. */
export const picture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M26 12h44M26 19h30M37 32h30M37 42h22M37 52h30',
  accent:
    'M26.5 32a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0zM26.5 42a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0zM26.5 52a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0z',
}
