import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { languageName } from '../../../../domain/language/languageName.ts'
import type { EditorTab } from '../../mediumAddress.ts'
import { readFindings } from '../../upload/findings.ts'
import { findingSentence } from '../../upload/uploadReason.ts'
import { publishMessages } from '../editorMessages.ts'
import { FileFacts } from '../file/FileFacts.tsx'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import * as styles from './CheckTab.css.ts'
import { checkMessages } from './checkMessages.ts'
import { findRemarks } from './findRemarks.ts'

export interface CheckTabProps {
  readonly medium: EditedMedium
  /** The draft, else the published version. */
  readonly version: EditedVersion
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly hrefOfMedium: (uuid: string) => string
}

interface Line {
  readonly id: string
  readonly text: string
  readonly link: { readonly href: string; readonly label: string }
}

/** What keeps a medium from being published, what else the check found, and what it read from the file. */
export function CheckTab({ medium, version, hrefOfTab, hrefOfMedium }: CheckTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isFailed = version.state === 'FAILED'
  const findings = findingLines(intl, version, hrefOfTab('content'))
  const toDo = [...gapLines(intl, { medium, version, hrefOfTab, hrefOfMedium }), ...(isFailed ? findings : [])]
  const toKnow = [...(isFailed ? [] : findings), ...remarkLines(intl, { medium, version, hrefOfTab })]
  const main = version.files.find(({ purpose }) => purpose !== 'CAPTIONS')
  return (
    <Stack space={32}>
      <div role="status">
        <Text isStrong>{summary(intl, medium, version)}</Text>
      </div>
      {toDo.length === 0 ? null : (
        <Lines heading={formatMessage(checkMessages.toDo)} lines={toDo} glyph={TriangleAlert} tone="warn" />
      )}
      {toKnow.length === 0 ? (
        <Inline wrap={false}>
          <Icon glyph={CircleCheck} />
          <Text tone="ink2">{formatMessage(checkMessages.passed)}</Text>
        </Inline>
      ) : (
        <Lines heading={formatMessage(checkMessages.toKnow)} lines={toKnow} glyph={Info} tone="ink2" />
      )}
      {main === undefined ? null : (
        <Stack space={12}>
          <Heading level={2} step="h3">
            {formatMessage(medium.kind === 'SCORM' ? checkMessages.manifest : checkMessages.facts)}
          </Heading>
          <FileFacts file={main} facts={version.facts} />
        </Stack>
      )}
    </Stack>
  )
}

function summary({ formatMessage }: IntlShape, medium: EditedMedium, { number, state }: EditedVersion): string {
  if (state === 'PROCESSING') return formatMessage(checkMessages.processing)
  if (medium.draft === null) return formatMessage(checkMessages.live, { number })
  const count = medium.gaps.length
  return count === 0
    ? formatMessage(checkMessages.ready, { number })
    : formatMessage(checkMessages.blocked, { number, count })
}

const tabOfGap = (code: EditedMedium['gaps'][number]['code']): 'details' | 'content' =>
  code === 'TITLE' ? 'details' : 'content'

const linkTo = ({ formatMessage }: IntlShape, tab: 'details' | 'content'): string =>
  formatMessage(tab === 'details' ? checkMessages.title : checkMessages.content)

/** What keeps the draft from being published, each with the place where it is repaired. */
function gapLines(intl: IntlShape, { medium, version, hrefOfTab, hrefOfMedium }: CheckTabProps): readonly Line[] {
  return medium.gaps.map(({ code, item, title }) => {
    const text = intl.formatMessage(publishMessages[code], { title: title ?? '', kind: medium.kind })
    const part = version.items.find(({ uuid }) => uuid === item)?.medium
    const tab = tabOfGap(code)
    const link =
      part === undefined
        ? { href: hrefOfTab(tab), label: linkTo(intl, tab) }
        : { href: hrefOfMedium(part.uuid), label: intl.formatMessage(checkMessages.item, { title: part.title }) }
    return { id: `${code} ${item ?? ''}`, text, link }
  })
}

const findingLines = (intl: IntlShape, { findings }: EditedVersion, href: string): readonly Line[] =>
  readFindings(findings).map((finding, place) => ({
    id: `finding ${place}`,
    text: findingSentence(intl, finding),
    link: { href, label: linkTo(intl, 'content') },
  }))

const remarkLines = (
  intl: IntlShape,
  { medium, version, hrefOfTab }: Pick<CheckTabProps, 'medium' | 'version' | 'hrefOfTab'>,
): readonly Line[] =>
  findRemarks(medium, version).map(({ code, values, tab }) => {
    const { language } = values
    const named = typeof language === 'string' ? { ...values, language: languageName(language, intl.locale) } : values
    return {
      id: code,
      text: intl.formatMessage(checkMessages[code], named),
      link: { href: hrefOfTab(tab), label: linkTo(intl, tab) },
    }
  })

interface LinesProps {
  readonly heading: string
  readonly lines: readonly Line[]
  readonly glyph: typeof Info
  readonly tone: 'warn' | 'ink2'
}

function Lines({ heading, lines, glyph, tone }: LinesProps) {
  return (
    <section aria-label={heading}>
      <Heading level={2} step="h3">
        {heading}
      </Heading>
      <ul className={styles.list}>
        {lines.map(({ id, text, link }) => (
          <li key={id} className={styles.line}>
            <Text as="span" tone={tone}>
              <Icon glyph={glyph} />
            </Text>
            <Text>{text}</Text>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
