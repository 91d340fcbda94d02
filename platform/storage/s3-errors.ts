/** What the S3 protocol's failures mean to people, and the one repair that is ours: a missing bucket. */

import { CreateBucketCommand, HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { AppError, notFound, unavailableFor } from '#common/errors.ts';
import { rangeOutside } from './byte-range.ts';

interface AwsError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

export function explainS3Error(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, $metadata } = error as AwsError;
  const status = $metadata?.httpStatusCode;
  if (name === 'AbortError') return new AppError('cancelled', 'Storing the file was cancelled.');
  if (name === 'NoSuchBucket') {
    return new AppError('unavailable', 'The bucket named in S3_BUCKET does not exist.', { cause: error });
  }
  if (name === 'NoSuchKey' || status === 404) return notFound('That file');
  if (name === 'InvalidRange' || status === 416) return rangeOutside(error);
  if (status === 401 || status === 403 || name === 'CredentialsProviderError') {
    return new AppError(
      'unavailable',
      'The file store refused the access keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).',
      { cause: error },
    );
  }
  const reason = status ? `answered with an error (${status})` : 'cannot be reached (S3_ENDPOINT)';
  return unavailableFor(10, `The file store ${reason}. Please try again in a moment.`, error);
}

export async function ensureBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if ((error as AwsError).$metadata?.httpStatusCode !== 404) throw explainS3Error(error);
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((failure: AwsError) => {
      // Another process of ours made it in the same moment.
      if (failure.name !== 'BucketAlreadyOwnedByYou') throw explainS3Error(failure);
    });
  }
}
