import { Type, type Static } from 'typebox'
import { EpochSeconds, Id } from './basics.ts'
import { StarterName } from './example.ts'

/** A step of setting up a site. */
export const SetUpStep = Type.Union([
  Type.Literal('name'),
  Type.Literal('page'),
  Type.Literal('menu'),
  Type.Literal('mail'),
  Type.Literal('imprint'),
  Type.Literal('people'),
])
export type SetUpStep = Static<typeof SetUpStep>

/** All of them, in the order in which they are done. */
export const setUpSteps: readonly SetUpStep[] = ['name', 'page', 'menu', 'mail', 'imprint', 'people']

/** What is left of a step of which a part is done: a page of these that visitors find, or a logo that is not the example's. */
export const SetUpGap = Type.Union([Type.Literal('imprint'), Type.Literal('privacy'), Type.Literal('logo')])
export type SetUpGap = Static<typeof SetUpGap>

/** A page with a draft that visitors do not see yet. */
export const WaitingDraft = Type.Object({
  id: Id,
  name: Type.String(),
  renderer: Type.String(),
  saved: EpochSeconds,
  /** Who saved it last; '' where that is not known. */
  by: Type.String(),
})
export type WaitingDraft = Static<typeof WaitingDraft>

/** A page that was visited today. */
export const VisitedPage = Type.Object({
  id: Id,
  name: Type.String(),
  renderer: Type.String(),
  /** Different visitors today. */
  visitors: Type.Integer(),
  /** Views since the page is there. */
  total: Type.Integer(),
})
export type VisitedPage = Static<typeof VisitedPage>

/** Where a browser is. */
export const BrowserPlace = Type.Object({
  /** As a tag of BCP 47, such as `de-AT`. */
  language: Type.String({ maxLength: 35 }),
  /** By its name at IANA, such as `Europe/Vienna`; '' for none. */
  timeZone: Type.String({ maxLength: 64 }),
})
export type BrowserPlace = Static<typeof BrowserPlace>

/** What Start shows; what the caller has no right to see is absent. */
export const StartOverview = Type.Object({
  /** The steps that the caller can take; those that were dismissed are left out. */
  steps: Type.Array(Type.Object({ step: SetUpStep, done: Type.Boolean(), missing: Type.Optional(SetUpGap) })),
  /** The latest drafts of pages that the caller edits. */
  drafts: Type.Array(WaitingDraft),
  /** True if there are further ones. */
  moreDrafts: Type.Boolean(),
  /** Emails that could not be sent. */
  failedMails: Type.Optional(Type.Integer()),
  /** Types of pages that are not installed, or could not be started, with the numbers of their pages. */
  missingKinds: Type.Optional(Type.Array(Type.Object({ kind: Type.String(), pages: Type.Integer() }))),
  /** What the caller may do beside looking after their own account, as the Role Editor calls it. */
  may: Type.Optional(Type.Array(Type.String())),
  /** The titles of the page types whose pages the caller edits. */
  edits: Type.Optional(Type.Array(Type.String())),
  /** Which example the site came with; absent once somebody has changed or added something. */
  example: Type.Optional(StarterName),
  /** True for administrators while nobody has stored a language or a time zone for a new site. */
  placeIsOpen: Type.Optional(Type.Literal(true)),
  /** Since midnight UTC: earlier visitors are not told apart any more. */
  today: Type.Optional(
    Type.Object({
      /** Different ones, on any page. */
      visitors: Type.Integer(),
      /** The most visited first. */
      pages: Type.Array(VisitedPage),
    }),
  ),
})
export type StartOverview = Static<typeof StartOverview>
