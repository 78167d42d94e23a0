import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import type { Fact, FactGroup } from './connection/report.ts'
import * as styles from './SuperConsole.css.ts'

/** A heading with its facts as ruled lines; a colour shows itself beside its value. */
export function FactLines({ group }: { readonly group: FactGroup }) {
  return (
    <section className={styles.section} aria-labelledby={`facts-${group.id}`}>
      <Heading level={2} id={`facts-${group.id}`}>
        {group.title}
      </Heading>
      <dl className={styles.lines}>
        {group.facts.map((fact) => (
          <FactLine key={fact.id} {...fact} />
        ))}
      </dl>
    </section>
  )
}

/** Words keep their own figures and hyphens: an address, a name of a server, a language. */
const isFigure = (value: string): boolean => /^\d[^-]*$/.test(value)

function FactLine({ label, value, note, isMissing = false }: Fact) {
  return (
    <div className={styles.fact}>
      <Text as="dt" step="small" tone="ink2">
        {label}
      </Text>
      <dd className={styles.value}>
        {/^#[\da-f]{6}$/.test(value) && (
          <span className={styles.swatch} style={{ backgroundColor: value }} aria-hidden="true" />
        )}
        <Text
          as="span"
          {...(isMissing ? { step: 'small', tone: 'ink3' } : { step: 'ui', isStrong: true })}
          isTabular={isFigure(value)}
        >
          {value}
        </Text>
        {note !== undefined && (
          <Text as="span" step="small" tone="ink2">
            {' '}
            {note}
          </Text>
        )}
      </dd>
    </div>
  )
}
