/**
 * One figure of the benchmark.
 *
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {string} unit
 * @property {number} [digits] behind the point; none unless told.
 * @property {number} [reference] the same figure of `against`, measured in the same run.
 * @property {string} [against]
 * @property {{ atLeast?: number, atMost?: number, ratioAtLeast?: number, ratioAtMost?: number }} [promise]
 */

/** What was promised, in words, and whether the figure keeps it. @param {Figure} figure */
export function verdict({ value, reference, unit, promise }) {
  if (!promise) return { promised: '', kept: undefined }
  const ratio = value / reference
  const [[kind, bound]] = Object.entries(promise)
  const judged = {
    atLeast: { promised: `≥ ${bound} ${unit}`, kept: value >= bound },
    atMost: { promised: `≤ ${bound} ${unit}`, kept: value <= bound },
    ratioAtLeast: { promised: `≥ ${bound} ×`, kept: ratio >= bound },
    ratioAtMost: { promised: `≤ ${bound} ×`, kept: ratio <= bound },
  }
  return judged[kind]
}
