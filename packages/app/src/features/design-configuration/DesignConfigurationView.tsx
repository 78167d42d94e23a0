import { Page } from '@somo/ui/Page'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import { unitsAddress } from './ColourPart.tsx'
import * as styles from './DesignConfigurationView.css.ts'
import { DesignEditor, type DesignEditorProps } from './DesignEditor.tsx'
import { LiveSince } from './DesignSteps.tsx'
import { messages } from './messages.ts'
import type { DesignConfigurationData } from './useDesignConfiguration.ts'

/** The parts of the page, each at an address of its own. */
export type DesignTab = 'brand' | 'units'

export interface DesignConfigurationViewProps extends DesignConfigurationData, Pick<DesignEditorProps, 'ownUnit'> {
  readonly tab: DesignTab
  readonly dates: Dates
  /** The table by unit, asked for only where it is shown. */
  readonly units: ReactNode
}

/** The design of the product: a form with a live preview, and beside it who sees which colour and why. */
export function DesignConfigurationView({ tab, design, retry, uploadLogo, ownUnit, dates, units, ...actions }: DesignConfigurationViewProps) {
  const tabs = <DesignTabs tab={tab} />
  if (tab === 'units') {
    return (
      <DesignFrame tabs={tabs} eyebrow={design.data === null ? undefined : <LiveSince state={design.data} dates={dates} />}>
        {units}
      </DesignFrame>
    )
  }
  const page = (
    <QueryView state={design} onRetry={retry}>
      {(state) => <DesignEditor state={state} actions={actions} uploadLogo={uploadLogo} ownUnit={ownUnit} dates={dates} tabs={tabs} />}
    </QueryView>
  )
  // The editor has a frame of its own, with its steps beside the title.
  return design.data === null ? <DesignFrame tabs={tabs}>{page}</DesignFrame> : page
}

function DesignTabs({ tab }: { readonly tab: DesignTab }) {
  const { formatMessage } = useIntl()
  return (
    <TabLinks
      label={formatMessage(messages.tabs)}
      items={[
        { id: 'brand', label: formatMessage(messages.tabBrand), href: addresses.designConfiguration },
        { id: 'units', label: formatMessage(messages.tabUnits), href: unitsAddress },
      ]}
      currentKey={tab}
    />
  )
}

interface DesignFrameProps {
  readonly tabs: ReactNode
  readonly eyebrow?: ReactNode
  readonly children: ReactNode
}

function DesignFrame({ tabs, eyebrow, children }: DesignFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.page}>
      <Page layout="list" title={formatMessage(messages.title)} {...(eyebrow === undefined ? {} : { eyebrow })}>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.part}>{children}</div>
      </Page>
    </div>
  )
}
