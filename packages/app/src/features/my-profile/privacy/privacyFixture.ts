import { seenByFixture } from '../../../domain/relation/seenByFixture.ts'
import type { PrivacyTabProps } from './PrivacyTab.tsx'

/** One text that was agreed to, which is a PDF; those who publish it know it by another name. */
export const pdfConsentsFixture: PrivacyTabProps['consents'] = {
  isWaiting: false,
  data: [
    {
      document: 'd1',
      version: 'v2',
      title: 'Terms, all learners',
      versionNumber: 2,
      decision: 'ACCEPTED',
      at: '2026-11-20T08:15:00.000Z',
      isCurrent: true,
      text: {
        locale: 'en',
        title: 'Terms of use',
        form: 'PDF',
        body: 'f-1',
        file: { name: 'Terms.pdf', size: 184_320, pages: 3, digest: '9f86d081', url: 'about:blank' },
      },
    },
  ],
  problem: null,
}

/** What an invented learner agreed to, and who sees their learning; any part can be replaced. */
export function privacyFixture(parts: Partial<PrivacyTabProps> = {}): PrivacyTabProps {
  const text = {
    locale: 'en',
    title: 'Terms of use',
    form: 'TEXT',
    body: 'Somo is for learning at work.\n\n## What we ask\n\n- Keep the password to yourself\n- Learn at your own pace',
    file: null,
  } as const
  return {
    relations: seenByFixture(),
    consents: {
      isWaiting: false,
      data: [
        {
          document: 'd1',
          version: 'v2',
          title: 'Terms of use',
          versionNumber: 2,
          decision: 'ACCEPTED',
          at: '2026-11-20T08:15:00.000Z',
          isCurrent: true,
          text,
        },
        {
          document: 'd2',
          version: 'v1',
          title: 'Rules of the workshop',
          versionNumber: 1,
          decision: 'WITHDRAWN',
          at: '2026-10-02T12:00:00.000Z',
          isCurrent: false,
          text: { ...text, title: 'Rules of the workshop' },
        },
      ],
      problem: null,
    },
    managers: {
      isWaiting: false,
      data: [
        { name: 'Miriam Vogel', email: 'miriam.vogel@kijani.example', avatarUrl: null, role: 'MANAGER' },
        { name: 'Jonas Weidmann', email: null, avatarUrl: null, role: 'DEPUTY' },
      ],
      problem: null,
    },
    retry: () => undefined,
    file: { kind: 'idle' },
    onDownload: () => undefined,
    takeBack: () => Promise.resolve(null),
    requestDeletion: () => Promise.resolve(null),
    withdrawDeletion: () => Promise.resolve(null),
    deletion: { isWaiting: false, problem: null, data: { requestedAt: null } },
    dates: {
      date: (moment) => moment.toISOString().slice(0, 10),
      time: (moment) => moment.toISOString().slice(11, 16),
      day: (day) => day,
      pattern: 'yyyy-MM-dd',
    },
    ...parts,
  }
}
