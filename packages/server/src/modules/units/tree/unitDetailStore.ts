import type { UnitDetail } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, newPeopleUnit, type Scope } from '../../scope.ts'
import { type Connection, countComing, countPeople, isManaging, pathOf, readRows } from '../statements.ts'

/** A unit with what the rules about it ask beside what is shown. */
export interface UnitFacts extends UnitDetail {
  readonly parent: string | null
  readonly isKeyUsed: boolean
  /** Whether the caller manages the unit above as well; a manager's own topmost units are not theirs to change. */
  readonly isInside: boolean
}

const takesNew = `(u.uuid = ${newPeopleUnit})`

const write = (scope: Scope): string => {
  const isSeen = (unit: string): string => isUnitInScope(scope, unit, '$2')
  const inside = scope.manager === null ? 'true' : `coalesce(${isSeen('u.parent')}, false)`
  return `select u.uuid, u.key, u.name, u.displayed_id as "displayedId", u.is_active as "isActive",
    u.is_general as "isGeneral", u.archived_at is not null as "isArchived", u.logo_url as "logoUrl", u.color,
    u.time_zone as "timeZone", u.description, u.join_mode as "joinMode", u.revision, u.parent, u.is_key_used as "isKeyUsed",
    ${pathOf('u.uuid', isSeen('p.uuid'))} as path,
    (select count(*)::int from unit_membership m where m.unit = u.uuid) as "memberCount",
    ${countPeople('u.uuid', 'u.is_general', null)} as "peopleCount",
    (select count(*)::int from unit_membership m where m.unit = u.uuid and ${isManaging('m')}) as "managerCount",
    (select count(*)::int from unit c where c.parent = u.uuid and c.archived_at is null) as "childCount",
    (select count(*)::int from join_request r where r.unit = u.uuid and r.state = 'REQUESTED') as "requestCount",
    ${countComing('u.uuid')} as "comingCount",
    ${takesNew} as "takesNew",
    ${scope.manager === null} and u.is_active and not ${takesNew} as "canTakeNew",
    (select jsonb_build_object('undo', y.uuid, 'at', y.created_at) from roll_forward y where y.unit = u.uuid and y.undone_at is null
      and y.created_at > now() - interval '7 days' order by y.created_at desc limit 1) as "rolledForward",
    u.archived_at is null as "canEdit",
    ${inside} as "isInside", not u.is_general and u.archived_at is null and ${inside} as "canMove",
    ${scope.manager === null} and not u.is_key_used and u.archived_at is null as "canChangeKey", ${scope.manager === null} as "canChangeKeysBelow", ${scope.manager === null} as "canSendDrawing"
  from unit u where u.uuid = $1 and ${isSeen('u.uuid')}`
}

/** A unit the caller manages; null where there is none. */
export async function readUnit(connection: Connection, scope: Scope, uuid: string): Promise<UnitFacts | null> {
  if (!isUuid(uuid)) return null
  const values = scope.manager === null ? [uuid] : [uuid, scope.manager]
  const [row] = await readRows<UnitFacts>(connection, write(scope), values)
  return row ?? null
}

/** As `readUnit`, for those who only ask whether the caller may know of it. */
export async function isUnitSeen(connection: Connection, scope: Scope, uuid: string): Promise<boolean> {
  if (!isUuid(uuid)) return false
  const values = scope.manager === null ? [uuid] : [uuid, scope.manager]
  const rows = await readRows(
    connection,
    `select from unit u where u.uuid = $1 and ${isUnitInScope(scope, 'u.uuid', '$2')}`,
    values,
  )
  return rows.length > 0
}
