import type { ExportFormat } from '@somo/graphql/schema'
import { Banner } from '@somo/ui/Banner'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Text } from '@somo/ui/Text'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import * as styles from './FileButton.css.ts'
import { fileMessages } from './fileMessages.ts'
import type { FileState } from './useJobFile.ts'

export interface FileButtonProps {
  /** What it makes: "Export". */
  readonly label: string
  readonly state: FileState
  readonly onMake: (format: ExportFormat) => void
  /** More than one are chosen from. @default both tables */
  readonly formats?: 'tables' | 'one'
  /** The one answer at the foot of a drawer: as wide as it, and what the drawer is for. @default false */
  readonly isWide?: boolean
}

const tables = ['CSV', 'XLSX'] as const satisfies readonly ExportFormat[]

/** Has a file made and hands it over: a button, and beside it how far the file is, told as it changes. */
export function FileButton({ label, state, onMake, formats = 'tables', isWide = false }: FileButtonProps) {
  const { formatMessage } = useIntl()
  const items = tables.map((format) => ({
    id: format,
    label: formatMessage(fileMessages[format]),
    onAction: () => onMake(format),
    writes: true,
  }))
  return (
    <div className={isWide ? styles.wide : styles.place}>
      {formats === 'tables' ? (
        <MenuButton
          label={label}
          icon={<Icon glyph={Download} />}
          variant="outline"
          sections={[{ id: 'formats', items }]}
        >
          {label}
        </MenuButton>
      ) : (
        <Button
          writes
          onPress={() => onMake('CSV')}
          isPending={state.kind === 'working'}
          {...(isWide && { variant: 'solid', fullWidth: true })}
        >
          {label}
        </Button>
      )}
      <div role="status" className={isWide ? `${styles.news} ${styles.below}` : styles.news}>
        {state.kind === 'working' ? (
          <Text step="small" tone="ink2">
            {formatMessage(fileMessages.working)}
          </Text>
        ) : null}
        {state.kind === 'ready' ? (
          <Link variant="action" href={state.url} download={state.name}>
            {formatMessage(fileMessages.ready, { name: state.name })}
          </Link>
        ) : null}
      </div>
      {state.kind === 'failed' ? (
        <div className={styles.below}>
          <Banner tone="bad" isLive>
            {formatMessage(fileMessages.failed, { reason: formatMessage(actionMessages[state.problem.code]) })}
          </Banner>
        </div>
      ) : null}
    </div>
  )
}
