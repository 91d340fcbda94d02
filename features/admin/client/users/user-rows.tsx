/** The people as a table where there is room for one, else as cards. */

import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { useFitsTables } from '#platform/browser/use-media.ts';
import { Card } from '#ui/display/card.tsx';
import type { AdminUser } from '../../contract.ts';
import {
  MoreMenu,
  Person,
  PlanLabel,
  RoleSelect,
  StatusBadge,
  SuspendButton,
  type UserControls,
} from './user-controls.tsx';

interface Props {
  users: readonly AdminUser[];
  controls: UserControls;
}

export const UserRows = (props: Props) => (useFitsTables() ? <Table {...props} /> : <Cards {...props} />);

const head = 'px-3 py-2.5 text-left font-medium text-muted-foreground text-xs first:pl-5 last:pr-5';
const cell = 'px-3 py-3 first:pl-5 last:pr-5';

function Table({ users, controls }: Props) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full min-w-[42rem] table-fixed">
        <thead className="border-b">
          <tr>
            <th scope="col" className={head}>
              {t('User')}
            </th>
            <th scope="col" className={`${head} w-34 xl:w-38`}>
              {t('Role')}
            </th>
            <th scope="col" className={`${head} w-20 xl:w-24`}>
              {t('Plan')}
            </th>
            <th scope="col" className={`${head} w-28 xl:w-30`}>
              {t('Status')}
            </th>
            <th scope="col" className={`${head} w-42 max-xl:hidden`}>
              {t('Last sign-in')}
            </th>
            <th scope="col" className={`${head} w-42`}>
              <span className="sr-only">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {users.map((user) => (
            <tr key={user.id}>
              <td className={cell}>
                <Person user={user} controls={controls} />
              </td>
              <td className={cell}>
                <RoleSelect user={user} controls={controls} />
              </td>
              <td className={cell}>
                <PlanLabel user={user} />
              </td>
              <td className={cell}>
                <StatusBadge user={user} />
              </td>
              <td className={`${cell} whitespace-nowrap text-sm max-xl:hidden`}>
                {user.lastSignInAt ? showDate(user.lastSignInAt) : t('Never')}
                <p className="text-muted-foreground text-xs">{t('Joined {0}', showDate(user.createdAt))}</p>
              </td>
              <td className={cell}>
                <div className="flex items-center justify-end gap-1">
                  <SuspendButton user={user} controls={controls} />
                  <MoreMenu user={user} controls={controls} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Cards({ users, controls }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {users.map((user) => (
        <li key={user.id}>
          <Card className="gap-3 p-4">
            <div className="flex items-start justify-between gap-2">
              <Person user={user} controls={controls} />
              <MoreMenu user={user} controls={controls} />
            </div>
            <div className="flex items-center justify-between gap-2">
              <PlanLabel user={user} />
              <StatusBadge user={user} />
            </div>
            <div className="flex items-center justify-between gap-2 border-t pt-3">
              <RoleSelect user={user} controls={controls} />
              <SuspendButton user={user} controls={controls} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
