/**
 * What a test expects to be absent must have had its chance to come: a query right behind `render` finds nothing of a
 * part whose code is still being fetched, whoever may see it.
 *
 * @param {object} options
 * @param {object} options.body the body of a test's function, as the linter's syntax tree.
 * @param {Map<string, object>} options.functions the functions of the file by name, of the same tree.
 * @param {Set<string>} options.helpers names that the file imports from a folder of test helpers.
 * @param {boolean} options.fetching whether what the test imports fetches parts of itself by `import()`.
 * @param {boolean} options.inBrowser whether the test drives a browser, where everything comes later than it is asked for.
 * @returns {{ node: object, message: string }[]}
 */
export function judgeAbsence({ body, functions, helpers, fetching, inBrowser }) {
  const events = eventsIn(body, (name) => showing(name, functions, helpers))
  const absences = events.filter(({ kind }) => kind === 'absence')
  if (absences.length === 0) return []
  if (!events.some(({ kind }) => kind === 'await' || (kind === 'presence' && !inBrowser)))
    return [{ node: absences[0].node, message: onlyAbsence }]
  if (!fetching && !inBrowser) return []
  return absences.flatMap((absence) => {
    const before = events.slice(0, events.indexOf(absence))
    const last = before.findLastIndex(({ kind }) => kind === 'showing')
    const waited = before.slice(last + 1).some(({ kind }) => kind === 'await')
    return last < 0 || waited ? [] : [{ node: absence.node, message: tooEarly }]
  })
}

export const onlyAbsence =
  'This test only expects that something is not there, which holds for an empty page too: find first what is there'
export const tooEarly =
  'Parts of this are fetched when they are wanted, so it may merely not have come yet: wait before it is looked for, by `await allFetched()` or for something that comes as late'

/** What happens in a piece of a test, in the order of the text. */
function eventsIn(body, isShowing) {
  const events = []
  const note = (kind, node) => events.push({ kind, node })
  walk(body, (node) => {
    if (node.type === 'AwaitExpression') {
      const call = calledIn(node.argument)
      if (!(call && (isShowing(nameOf(call)) || isAbsence(call)))) note('await', node)
    }
    if (node.type !== 'CallExpression') return true
    const name = nameOf(node)
    if (name === 'expect' && isAbsence(node)) {
      note('absence', node)
      return false
    }
    if (name === 'expect') note('presence', node)
    else if (/^(get|find)(All)?By[A-Z]/.test(name)) note('presence', node)
    else if (isShowing(name)) note('showing', node)
    return true
  })
  return events
}

const showingName = /^(re)?(render|show|open|mount|visit|goto|reload)([A-Z]|$)/

/** Whether a call puts a page up and comes back at once. A helper that waits for something after it has does not. */
function showing(name, functions, helpers) {
  if (!showingName.test(name)) return false
  const own = functions.get(name)
  if (!own) return !/^(show|open|mount|visit)/.test(name) || helpers.has(name)
  const inside = eventsIn(own, (each) => each !== name && showing(each, functions, helpers))
  const shown = inside.findLastIndex(({ kind }) => kind === 'showing')
  return shown >= 0 && !inside.slice(shown + 1).some(({ kind }) => kind === 'await')
}

/** Whether this `expect(…)`, or the expectation that this call ends, is of something that is not there. */
function isAbsence(call) {
  let expected = call
  while (expected && nameOf(expected) !== 'expect') expected = calledIn(expected.callee?.object)
  if (!expected) return false
  const words = []
  let matcher = expected
  while (matcher.parent?.type === 'MemberExpression' && matcher.parent.object === matcher) {
    words.push(matcher.parent.property.name)
    const isCalled = matcher.parent.parent?.type === 'CallExpression' && matcher.parent.parent.callee === matcher.parent
    matcher = isCalled ? matcher.parent.parent : matcher.parent
  }
  const said = words.filter((word) => word !== 'resolves').join('.')
  const [argument] = matcher.arguments ?? []
  if (said === 'toHaveCount') return argument?.value === 0
  if (expectsLater.has(said)) return matcher.parent?.type === 'AwaitExpression'
  if (!asksForNone(expected.arguments[0])) return false
  if (said === 'toHaveLength') return argument?.value === 0
  if (said === 'toEqual') return argument?.type === 'ArrayExpression' && argument.elements.length === 0
  return said === 'toBeNull' || said === 'not.toBeInTheDocument'
}

/** What Playwright's expectations, which are awaited, say of a place on the page where nothing is to be seen. */
const expectsLater = new Set(['toBeHidden', 'not.toBeVisible', 'not.toBeAttached'])

/** Whether an expression is a query that takes no for an answer. */
function asksForNone(node) {
  const call = node && calledIn(node)
  return call !== undefined && /^query(All)?By[A-Z]/.test(nameOf(call))
}

function calledIn(node) {
  if (node?.type === 'AwaitExpression') return calledIn(node.argument)
  if (node?.type === 'MemberExpression') return calledIn(node.object)
  return node?.type === 'CallExpression' ? node : undefined
}

function nameOf({ callee }) {
  return (callee?.type === 'MemberExpression' ? callee.property.name : callee?.name) ?? ''
}

/** Calls `visit` for a node, and unless it says no for all below it, as they stand in the text. */
function walk(node, visit) {
  if (typeof node?.type !== 'string' || !visit(node)) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    if (Array.isArray(value)) for (const each of value) walk(each, visit)
    else if (value && typeof value === 'object') walk(value, visit)
  }
}
