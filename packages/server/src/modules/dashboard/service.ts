import { parseColour } from '@somo/ui/theme/colourText'
import type {
  DashboardJoinRequests,
  DashboardNotice,
  DashboardSetup,
  HealthPart,
  OrganisationKind,
  SetupStep,
} from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { HealthService } from '../health/service.ts'
import type { DashboardStore, SetupFacts } from './store.ts'

/** Whether a draft of the product's design waits to be published. */
export interface DesignDrafts {
  /** When the waiting draft was last saved; null where nothing waits. */
  draftSince(): Promise<Date | null>
}

/** What the start page of a person consists of beside what they learn. */
export interface DashboardService {
  /** The set-up list; null for whoever does not administer, and once it was put away. */
  findSetup(caller: Caller): Promise<DashboardSetup | null>
  listNotices(caller: Caller): Promise<DashboardNotice[]>
  /** Who asks to join units that the caller decides about; null where nobody does. */
  findJoinRequests(caller: Caller): Promise<DashboardJoinRequests | null>
  /** Whether what the server depends on answers; null for whoever does not administer. */
  checkHealth(caller: Caller): Promise<HealthPart[] | null>
  /** Keeps what kind of organisation this is, and what managers see because of it (decision 0001). */
  chooseOrganisationKind(caller: Caller, kind: OrganisationKind | null): Promise<DashboardSetup | null>
  hideSetup(caller: Caller, isHidden: boolean): Promise<DashboardSetup | null>
}

/** What the rules need. */
export interface DashboardDeps {
  readonly store: DashboardStore
  readonly drafts: DesignDrafts
  /** Since when somebody waits for an answer about their data. */
  readonly cases: { readonly openSince: () => Promise<Date | null> }
  /** Who asks to join units of a caller's scope; null where nobody does. */
  readonly readWaiting: (caller: Caller) => Promise<DashboardJoinRequests | null>
  /** Whose own settings the set-up list asks about. */
  readonly gateway: Pick<IdentityGateway, 'lockedFields' | 'read'>
  readonly health: Pick<HealthService, 'checkParts'>
  /** Whether the demo accounts with their known password exist. */
  readonly hasDemoAccounts: boolean
}

/** The primary colour of the product itself (specification, section 9). */
const builtInColor = '#5761ee'

/** The rules of the start page over a store. */
export function createDashboardService({
  store,
  drafts,
  cases,
  readWaiting,
  gateway,
  health,
  hasDemoAccounts,
}: DashboardDeps): DashboardService {
  const findSetup = async (caller: Caller): Promise<DashboardSetup | null> => {
    if (!isAdmin(caller)) return null
    const [facts, isOwnProfileDone] = await Promise.all([store.readSetup(), hasOwnFormats(gateway, caller)])
    return facts.isHidden ? null : describeSetup(facts, isOwnProfileDone)
  }
  return {
    findSetup,
    async listNotices(caller) {
      if (!isAdmin(caller)) return []
      const [since, waiting] = await Promise.all([drafts.draftSince(), cases.openSince()])
      const draft = since === null ? [] : [{ kind: 'DESIGN_DRAFT' as const, since: since.toISOString() }]
      return [
        ...(hasDemoAccounts ? [{ kind: 'DEMO_ACCOUNTS' as const, since: null }] : []),
        ...(waiting === null ? [] : [{ kind: 'PRIVACY_CASES' as const, since: waiting.toISOString() }]),
        ...draft,
      ]
    },
    // Whoever manages a unit without the role cannot open the page where requests are decided.
    findJoinRequests: async (caller) =>
      caller.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER') ? readWaiting(caller) : null,
    checkHealth: async (caller) => (isAdmin(caller) ? health.checkParts() : null),
    async chooseOrganisationKind(caller, kind) {
      await store.keepOrganisationKind(kind, kind === 'SCHOOL' ? 'SCORES' : 'STATUS_ONLY')
      return findSetup(caller)
    },
    async hideSetup(caller, isHidden) {
      await store.keepHidden(isHidden)
      return findSetup(caller)
    },
  }
}

/** Whether the person has set a language or a date format; null where these are kept at an outside provider. */
async function hasOwnFormats(gateway: DashboardDeps['gateway'], caller: Caller): Promise<boolean | null> {
  if (gateway.lockedFields.includes('LOCALE')) return null
  const facts = await gateway.read(caller)
  return facts !== null && (facts.locale !== null || facts.dateFormat !== null)
}

const isAdmin = ({ roles }: Caller): boolean => roles.includes('ADMIN')

function describeSetup(facts: SetupFacts, isOwnProfileDone: boolean | null): DashboardSetup {
  const organisationKind = kindOf(facts.organisationKind)
  const steps: SetupStep[] = [
    { id: 'ORGANISATION_KIND', isDone: organisationKind !== null },
    { id: 'PRODUCT_NAME', isDone: isFilled(facts.productName) },
    { id: 'LOGO', isDone: isFilled(facts.logoUrl) },
    { id: 'PRIMARY_COLOR', isDone: facts.unitColor !== null || isOwnColor(facts.primaryColor) },
    // With an outside provider language and formats are set there, so there is no place to lead to.
    ...(isOwnProfileDone === null ? [] : [{ id: 'OWN_PROFILE' as const, isDone: isOwnProfileDone }]),
    { id: 'LEGAL_TEXT', isDone: facts.hasImprintAndPrivacy },
    { id: 'MAIL', isDone: facts.hasSentMail },
    { id: 'FIRST_UNIT', isDone: facts.hasUnit },
    { id: 'FIRST_IMPORT', isDone: facts.hasImport },
  ]
  return { organisationKind, steps }
}

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== ''

/** What is not a colour counts as none, as it does where the colour is drawn. */
function isOwnColor(text: string | null): boolean {
  const color = text === null ? null : parseColour(text.trim())
  return color !== null && color !== builtInColor
}

const kindOf = (text: string | null): OrganisationKind | null => (text === 'COMPANY' || text === 'SCHOOL' ? text : null)
