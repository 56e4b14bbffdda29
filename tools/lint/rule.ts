import type { RuleTester } from 'oxlint/plugins-dev'

type OxlintRule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>

/** A rule of a plugin, as oxlint calls it. */
export interface Rule {
  create: OxlintRule['create']
}

/** Any node of the syntax tree that a rule is given. */
export type Node = Parameters<NonNullable<ReturnType<Rule['create']>['any node']>>[0]

/** The nodes of one type. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>
