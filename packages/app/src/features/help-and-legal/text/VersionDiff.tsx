import { Heading } from '@somo/ui/Heading'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { Children, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { editing, useChangeQuery } from '../../../platform/address/AddressContext.tsx'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import { versionMessages } from '../documentMessages.ts'
import type { LegalVersion } from '../legalTypes.ts'
import { FileDifference } from './FileDifference.tsx'
import { diffText } from './diffText.ts'
import * as styles from './VersionDiff.css.ts'

export interface VersionDiffProps {
  /** The latest first, two at least. */
  readonly versions: readonly LegalVersion[]
}

/** What differs between two versions in one language; which ones stands in the address. */
export function VersionDiff({ versions }: VersionDiffProps) {
  const { formatMessage } = useIntl()
  const { older, newer, locales, locale, choose } = useComparison(versions)
  const hasOtherFile = textOf(older, locale)?.file?.digest !== textOf(newer, locale)?.file?.digest
  const items = versions.map(({ number }) => ({
    id: String(number),
    label: formatMessage(versionMessages.number, { number }),
  }))
  return (
    <Stack space={16} as="section" labelledBy="version-diff">
      <Heading level={2} id="version-diff">
        {formatMessage(versionMessages.compare)}
      </Heading>
      <div className={styles.choices}>
        <Select
          label={formatMessage(versionMessages.older)}
          items={items}
          selectedKey={String(older?.number)}
          onSelectionChange={(id) => choose('from', id)}
        />
        <Select
          label={formatMessage(versionMessages.newer)}
          items={items}
          selectedKey={String(newer?.number)}
          onSelectionChange={(id) => choose('to', id)}
        />
        <Select
          label={formatMessage(versionMessages.language)}
          items={locales.map((id) => ({ id, label: nativeNameOf(id) }))}
          selectedKey={locale}
          onSelectionChange={(id) => choose('in', id)}
        />
      </div>
      <FileDifference older={textOf(older, locale)?.file ?? null} newer={textOf(newer, locale)?.file ?? null} />
      <Difference
        older={writeText(older, locale)}
        newer={writeText(newer, locale)}
        locale={locale}
        hasOtherFile={hasOtherFile}
      />
    </Stack>
  )
}

const textOf = (version: LegalVersion | undefined, locale: string) =>
  version?.texts.find((each) => each.locale === locale)

/** Title and text as one, for comparing; of a PDF the title. */
function writeText(version: LegalVersion | undefined, locale: string): string {
  const { title = '', form = 'TEXT', body = '' } = textOf(version, locale) ?? {}
  return title === '' || form === 'PDF' ? title : `${title}\n\n${body}`
}

function useComparison(versions: readonly LegalVersion[]) {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const find = (name: string): LegalVersion | undefined =>
    versions.find(({ number }) => String(number) === params.get(name))
  const newer = find('to') ?? versions[0]
  const older = find('from') ?? versions[1]
  const locales = [...new Set([newer, older].flatMap((version) => version?.texts.map(({ locale }) => locale) ?? []))]
  const requested = params.get('in')
  const locale = locales.find((each) => each === requested) ?? locales[0] ?? 'en'
  const choose = (name: 'from' | 'to' | 'in', value: string): void =>
    changeQuery(
      editing((next) => next.set(name, value)),
      true,
    )
  return { older, newer, locales, locale, choose }
}

interface DifferenceProps {
  readonly older: string
  readonly newer: string
  readonly locale: string
  readonly hasOtherFile: boolean
}

function Difference({ older, newer, locale, hasOtherFile }: DifferenceProps) {
  const { formatMessage } = useIntl()
  const pieces = useMemo(() => diffText(older, newer), [older, newer])
  if (pieces.every(({ kind }) => kind === 'same'))
    return hasOtherFile ? null : <Text tone="ink2">{formatMessage(versionMessages.same)}</Text>
  return (
    <div className={styles.text} lang={locale}>
      {/* Pieces have no names, and the whole list is new with each comparison: their place is their key. */}
      {Children.toArray(
        pieces.map(({ kind, text }) => {
          if (kind === 'same') return text
          const Mark = kind === 'old' ? 'del' : 'ins'
          return (
            <Mark className={kind === 'old' ? styles.old : styles.added}>
              <span className={visuallyHidden}>
                {formatMessage(kind === 'old' ? versionMessages.removed : versionMessages.added)}{' '}
              </span>
              {text}
            </Mark>
          )
        }),
      )}
    </div>
  )
}
