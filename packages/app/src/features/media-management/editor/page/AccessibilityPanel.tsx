import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import {
  CaptionsOff,
  Check,
  CircleHelp,
  FileWarning,
  Heading3,
  ImageOff,
  Link2,
  Table,
  VideoOff,
  type LucideIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './PageEditor.css.ts'
import type { PageFinding } from './pageFindings.ts'
import type { EditedBlock } from './pageForm.ts'
import { pageFileMessages } from './pageFileMessages.ts'
import { pageMessages } from './pageMessages.ts'
import type { PageEditing } from './usePageEditing.ts'

type Code = PageFinding['code']

const icons: Readonly<Record<Code, LucideIcon>> = {
  noAlt: ImageOff,
  noPicture: ImageOff,
  headingSkipped: Heading3,
  unclearLink: Link2,
  emptyBlock: FileWarning,
  noTableHeads: Table,
  noVideo: VideoOff,
  noVideoCaptions: CaptionsOff,
  noFile: FileWarning,
  noRightAnswer: CircleHelp,
}

const checks = [
  { code: 'noAlt', message: pageMessages.altPassed },
  { code: 'headingSkipped', message: pageMessages.headingsPassed },
  { code: 'unclearLink', message: pageMessages.linksPassed },
  { code: 'noTableHeads', message: pageMessages.tablesPassed },
] as const satisfies readonly { readonly code: Code; readonly message: unknown }[]

interface AccessibilityPanelProps {
  readonly blocks: readonly EditedBlock[]
  readonly findings: readonly PageFinding[]
  readonly nameOf: (block: EditedBlock) => string
  readonly editing: PageEditing
}

/** What keeps some people from using the page, each with its block, and the checks that found nothing. */
export function AccessibilityPanel({ blocks, findings, nameOf, editing }: AccessibilityPanelProps) {
  const { formatMessage } = useIntl()
  const passed = checks.filter(({ code }) => !findings.some((finding) => finding.code === code))
  return (
    <section className={styles.panel} aria-label={formatMessage(pageMessages.accessibility)}>
      <Heading level={2} step="h3">
        {formatMessage(pageMessages.accessibility)}
      </Heading>
      {findings.length === 0 ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(pageMessages.findings, { count: findings.length })}
        </Text>
      )}
      {findings.length === 0 ? null : (
        <ul className={styles.findings}>
          {findings.map((finding) => {
            const block = blocks.find(({ id }) => id === finding.block)
            return block === undefined ? null : (
              <Finding
                key={`${finding.block} ${finding.code} ${finding.text}`}
                finding={finding}
                block={block}
                editing={editing}
                name={nameOf(block)}
              />
            )
          })}
        </ul>
      )}
      <ul className={styles.passed}>
        {passed.map(({ code, message }) => (
          <li key={code} className={styles.passedRow}>
            <Text as="span" tone="ok">
              <Icon glyph={Check} />
            </Text>
            <Text as="span" step="small" tone="ink2">
              {formatMessage(message)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FindingProps {
  readonly finding: PageFinding
  readonly block: EditedBlock
  readonly name: string
  readonly editing: PageEditing
}

function Finding({ finding: { code, text }, block, name, editing }: FindingProps) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles.finding}>
      <div className={styles.passedRow}>
        <Text as="span" tone="warn">
          <Icon glyph={icons[code]} />
        </Text>
        <Text as="span" step="small" tone="warn" isStrong>
          {formatMessage({ ...pageMessages, ...pageFileMessages }[code])}
        </Text>
      </div>
      {text === '' ? null : <Text step="small">{text}</Text>}
      <div className={styles.findingSteps}>
        {code === 'headingSkipped' && block.kind === 'heading' ? (
          <Button size="sm" onPress={() => editing.replace({ ...block, level: 2 })}>
            {formatMessage(pageMessages.mainHeading)}
          </Button>
        ) : null}
        <Button size="sm" onPress={() => editing.select(block.id)}>
          {formatMessage(pageMessages.goTo, { name })}
        </Button>
      </div>
    </li>
  )
}
