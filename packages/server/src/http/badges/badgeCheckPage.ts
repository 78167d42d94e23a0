import { html, type SafeHtml } from '../../identity/pages/html.ts'
import { layout, type PageContext } from '../../identity/pages/layout.ts'
import { fill } from '../../identity/pages/pageTexts.ts'
import { badgeTextIn } from '../../modules/badges/badgeTypes.ts'
import { credentialPath, imagePath } from '../../modules/badges/openbadges/addresses.ts'
import type { CheckedAward } from '../../modules/badges/openbadges/publicBadges.ts'
import { badgeCheckWords } from './badgeCheckWords.ts'

const writeDay = (moment: string, { locale }: PageContext, timeZone: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone }).format(new Date(moment))

/** What a badge says of itself and whether it holds; `award` null where there is none to show. */
export function badgeCheckPage(
  context: PageContext,
  award: CheckedAward | null,
  { issuer, timeZone }: { readonly issuer: string; readonly timeZone: string },
): SafeHtml {
  const words = badgeCheckWords[context.locale]
  const content =
    award === null
      ? html`<h1 class="type-h1">${words.unknown}</h1>
          <p class="lead type-lead">${words.unknownHint}</p>`
      : describeAward(context, award, issuer, timeZone)
  return layout(context, { title: words.title, content, hasLanguages: true, legal: { current: null } })
}

function describeAward(context: PageContext, award: CheckedAward, issuer: string, timeZone: string): SafeHtml {
  const words = badgeCheckWords[context.locale]
  const { revokedAt, awardedAt, person, version, code } = award
  const name = badgeTextIn(award.names, context.locale) ?? ''
  const purpose = badgeTextIn(award.descriptions, context.locale)
  const facts: readonly (readonly [string, string])[] = [
    ...(person === '' ? [] : [[words.person, person] as const]),
    [words.badge, name],
    ...(purpose === null ? [] : [[words.purpose, purpose] as const]),
    [words.issuer, issuer],
    [words.awarded, writeDay(awardedAt, context, timeZone)],
    ...(revokedAt === null ? [] : [[words.revokedOn, writeDay(revokedAt, context, timeZone)] as const]),
  ]
  return html`<p><img src="${imagePath(version)}" width="124" height="124" alt="" /></p>
    <h1 class="type-h1">${revokedAt === null ? words.valid : words.revoked}</h1>
    <p class="lead type-lead">${fill(revokedAt === null ? words.validHint : words.revokedHint, { issuer })}</p>
    ${facts.map(([term, value]) => html`<p class="legal-text type-body"><strong>${term}:</strong> ${value}</p>`)}
    ${
      revokedAt === null
        ? html`<p class="actions"><a class="button button-quiet" href="${credentialPath(code)}">${words.credential}</a></p>`
        : null
    }`
}
