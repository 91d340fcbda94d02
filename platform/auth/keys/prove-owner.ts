/** What a feature calls before it lets somebody do what opens their account to others. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnerProof } from '#common/proof.ts';
import type { User } from '#common/user.ts';

/** Throws a 403 in words unless everything that the account asks for is there and right. */
export type ProveOwner = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  proof: OwnerProof,
) => Promise<void>;
