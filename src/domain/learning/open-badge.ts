import { z } from 'zod'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { achievementTypes, badgeKinds, badgeRule, type BadgeSource } from './badge-source.ts'

// Open Badges 3.0 on the Verifiable Credentials Data Model 2.0. The names are the standard's.

const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
const badgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
/** Defines the type of the schema below. */
const extensionsContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'
const badgeSchemaAddress =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** How many badges one list of the taken back ones covers: the least that the standard allows, so that a place says little. */
export const placesInList = 131_072

export interface BadgeIssuer {
  /** A `did:web`. */
  readonly did: string
  readonly publicUrl: string
}

interface NewBadge {
  readonly id: string
  readonly source: BadgeSource
  readonly about: string
  readonly name: string
  /** A number that only this badge has, which no other badge of the student shares. */
  readonly subjectId: string
  /** From 0, in the order in which badges are given. */
  readonly place: number
  readonly givenAt: Date
}

/** The credential of a badge, to be signed. */
export function openBadge(issuer: BadgeIssuer, badge: NewBadge) {
  const { did, publicUrl } = issuer
  const { kind, sourceId, title, did: done, at } = badge.source
  const list = statusListAddress(issuer, listOfPlace(badge.place))
  const index = String(badge.place % placesInList)
  return {
    '@context': [credentialsContext, badgesContext, extensionsContext],
    id: publicUrl + href(pages.badge, { id: badge.id }),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: did, type: ['Profile'], name: 'Upful', url: publicUrl },
    validFrom: inSeconds(badge.givenAt),
    credentialSubject: {
      id: `urn:uuid:${badge.subjectId}`,
      type: ['AchievementSubject'],
      activityEndDate: inSeconds(at),
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: badge.name, identityType: 'name' },
      ],
      narrative: done,
      achievement: {
        id: `${publicUrl}${pages.badgeCheck}?of=${kind}:${encodeURIComponent(sourceId)}`,
        type: ['Achievement'],
        achievementType: achievementTypes[kind],
        name: title,
        description: badge.about,
        criteria: { id: publicUrl + pages.badgeCheck, narrative: badgeRule(kind) },
      },
    },
    credentialSchema: [{ id: badgeSchemaAddress, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
  }
}

/** The credential that says which badges of one list were taken back; `encodedList` has one bit for each place. */
export function statusList(
  issuer: BadgeIssuer,
  { list, encodedList, at }: { list: number; encodedList: string; at: Date },
) {
  const id = statusListAddress(issuer, list)
  return {
    '@context': [credentialsContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: inSeconds(at),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  }
}

/** `did:web:upful.example` for `https://upful.example`; a port is part of the name, with its colon encoded. */
export function didOf(publicUrl: string): string {
  return `did:web:${encodeURIComponent(publicUrl.replace(/^\w+:\/\//, '').replace(/\/.*$/, ''))}`
}

export function listOfPlace(place: number): number {
  return Math.floor(place / placesInList)
}

function statusListAddress({ publicUrl }: BadgeIssuer, list: number): string {
  return `${publicUrl}/badge-status/${list}`
}

/** The standard's times have no fractions of a second. */
function inSeconds(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z')
}

const ourBadge = z.object({
  id: z.string(),
  validFrom: z.string(),
  credentialSubject: z.object({
    activityEndDate: z.string(),
    identifier: z.array(z.object({ identityHash: z.string() })).min(1),
    narrative: z.string(),
    achievement: z.object({ achievementType: z.string(), name: z.string() }),
  }),
})

/** What one of our badges says, once its signature is checked; null if it is something else that we signed. */
export function readOpenBadge(payload: unknown) {
  const { data } = ourBadge.safeParse(payload)
  const kind = badgeKinds.find(
    (each) => achievementTypes[each] === data?.credentialSubject.achievement.achievementType,
  )
  if (data === undefined || kind === undefined) return null
  const { credentialSubject: subject, id, validFrom } = data
  return {
    id: id.split('/').at(-1) ?? '',
    kind,
    title: subject.achievement.name,
    name: subject.identifier[0]?.identityHash ?? '',
    did: subject.narrative,
    rule: badgeRule(kind),
    shownAt: new Date(subject.activityEndDate),
    givenAt: new Date(validFrom),
  }
}
