import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../inputs/targets.ts'
import { isNeeded } from '../outside/needed-files.ts'
import { rehearsedFiles } from '../release/rehearsal.ts'
import { root } from '../setup/root.mjs'
import { storyFolders, storyGroups } from '../storybook/story-groups.ts'
import { importsOf, packagesOf } from './import-graph.ts'
import { commandsOf, readFileInputs } from './target-inputs.ts'

// the template of new page kinds has stories of its own
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /^(?:node_modules|dist|template)$/.test(basename(name)) })

describe('journeys', () => {
  const e2e = '@sitewright/e2e'
  const journeys = find('apps/e2e/**/*.spec.ts')
  const groups = [...new Set(journeys.map((path) => basename(dirname(path))))]

  it('each lies in a folder with a target of its own', () => {
    expect(journeys.filter((path) => !/^apps\/e2e\/src\/\w+\/[\w-]+\.spec\.ts$/.test(path))).toEqual([])
    expect(commandsOf(e2e).toSorted()).toEqual(groups.toSorted())
  })

  it.each(groups)('the target %s runs those of its folder, and has what they import among its inputs', (group) => {
    const { command, outputs, has } = readFileInputs(e2e, group)
    expect(command).toBe(`JOURNEYS=${group} playwright test -c apps/e2e`)
    expect(outputs).toEqual([`{workspaceRoot}/.results/journeys-${group}.json`])
    const files = [...importsOf(journeys.filter((path) => dirname(path).endsWith(`/${group}`)))]
    expect(files.filter((path) => path.startsWith('apps/e2e/') && !has(path))).toEqual([])
  })
})

describe('stories', () => {
  const storybook = '@sitewright/storybook'
  const stories = find('{apps,libs,tools}/**/*.stories.tsx')
  const shared = ['preview.tsx', 'main.ts', 'check-accessibility.ts', 'vitest.config.ts'].map(
    (name) => `tools/storybook/${name}`,
  )

  it('each is in one group, and each group has a target', () => {
    const grouped = storyFolders(undefined).flatMap((folder) => find(`${folder}/**/*.stories.tsx`))
    expect(grouped.toSorted()).toEqual(stories.toSorted())
    expect(commandsOf(storybook)).toEqual(Object.keys(storyGroups))
  })

  it.each(Object.keys(storyGroups))('the target %s has what its stories import among its inputs', (group) => {
    const { command, outputs, has } = readFileInputs(storybook, group)
    expect(command).toContain(`STORIES=${group} vitest run --project stories `)
    expect(command).toContain(`=.results/stories-${group}.json`)
    expect(outputs).toEqual([`{workspaceRoot}/.results/stories-${group}.json`])
    const own = storyFolders(group).flatMap((folder) => find(`${folder}/**/*.stories.tsx`))
    expect([...importsOf([...own, ...shared])].filter((path) => !has(path))).toEqual([])
  })

  it('find everything of npm bundled: what Vite meets in the midst of a run reloads the page', () => {
    const config = readFileSync(join(root, 'tools/storybook/vitest.config.ts'), 'utf8')
    expect(
      [...packagesOf([...stories, ...shared.slice(0, 1)])].filter((name) => !config.includes(`'${name}'`)),
    ).toEqual([])
  })
})

describe('checks in folders of tools/', () => {
  const checks = ['cluster', 'image', 'outside', 'release', 'visual']
  const started = '{*.spec,*.config,check,how-to-accept,storybook/*}.ts'

  it.each(checks)('%s has what it imports of tools/ among its inputs', (name) => {
    const { has } = readFileInputs(name, 'test')
    const files = importsOf(find(`tools/${name}/${started}`))
    expect([...files].filter((path) => path.startsWith('tools/') && !has(path))).toEqual([])
  })

  it('outside has all that it copies among its inputs', () => {
    const { has } = readFileInputs('outside', 'test')
    expect([...trackedFiles()].filter((path) => isNeeded(path) && !has(path))).toEqual([])
  })

  it('release has all that it copies among its inputs', () => {
    const { has } = readFileInputs('release', 'test')
    const copied = rehearsedFiles().filter((path) => statSync(join(root, path)).isFile())
    expect(copied.filter((path) => !has(path))).toEqual([])
  })
})
