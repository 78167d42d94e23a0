import type { StatisticsCertificate } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { checkAddressOf } from '../checkCode.ts'
import { stateInSql } from './issuedStore.ts'

const certificates = `select t.uuid, t.number, t.title, t.issued_at as "issuedAt", t.valid_until::text as "validUntil", ${stateInSql} as state, t.code
  from issued_certificate t where t.person = $1 order by t.issued_at desc, t.uuid limit 50`

type Row = Omit<StatisticsCertificate, 'checkAddress'> & { readonly code: string }

/** The certificates that a person was issued here, the latest first. The caller has checked that they may see the person. */
export async function readPersonCertificates(
  sql: Queryable,
  person: string,
  origin: string,
): Promise<StatisticsCertificate[]> {
  const { rows } = await sql.query<Row>(certificates, [person])
  return rows.map(({ code, ...row }) => ({ ...row, checkAddress: checkAddressOf(origin, code) }))
}
