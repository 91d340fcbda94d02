/** A link of the landing page into the product: who takes it for the first time is offered an account. */

import { Link, type LinkProps } from 'wouter';
import { arriveAsNew } from '#platform/browser/sign-in/new-here.ts';

export const WayIn = (props: LinkProps) => <Link {...props} onClick={arriveAsNew} />;
