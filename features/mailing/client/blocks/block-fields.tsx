/** What can be said in a block of each kind. */

import { useState } from 'react';
import { assetIdOf, smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { LibraryPicker } from '#platform/browser/library/library-picker.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { type Block, isLink } from '../../blocks/block.ts';
import { unknownFields } from '../../blocks/merge.ts';
import { useAudiences } from '../audiences/use-audiences.ts';

type Of<T extends Block['type']> = Extract<Block, { type: T }>;
interface Props<T extends Block['type'] = Block['type']> {
  block: Of<T>;
  onChange: (block: Block) => void;
}

const NO_AUDIENCE = 'none';

export function BlockFields({ block, onChange }: Props) {
  switch (block.type) {
    case 'heading':
      return (
        <Words label={t('Words')} value={block.text} onChange={(text) => onChange({ ...block, text })} />
      );
    case 'text':
      return (
        <Words
          label={t('Words')}
          isLong
          value={block.text}
          hint={t('An empty line begins a paragraph. **bold** and [words](https://…) are understood.')}
          onChange={(text) => onChange({ ...block, text })}
        />
      );
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />;
    case 'button':
      return (
        <>
          <Words
            label={t('Words on the button')}
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
          />
          <Address
            label={t('Where it leads')}
            value={block.href}
            onChange={(href) => onChange({ ...block, href })}
          />
        </>
      );
    case 'offer':
      return <OfferFields block={block} onChange={onChange} />;
    case 'footer':
      return (
        <Words
          label={t('Who sends this')}
          isLong
          value={block.text}
          hint={t(
            'Name and postal address: many countries ask for it. The way to unsubscribe is added by itself.',
          )}
          onChange={(text) => onChange({ ...block, text })}
        />
      );
    case 'form':
      return <FormFields block={block} onChange={onChange} />;
    case 'divider':
      return null;
  }
}

interface WordsProps {
  label: string;
  value: string;
  hint?: string;
  isLong?: boolean;
  onChange: (text: string) => void;
}

function Words({ label, value, hint, isLong, onChange }: WordsProps) {
  const error = unknownFields(value).length > 0;
  const words = error
    ? t('Write {{firstName|there}}, {{lastName}} or {{email}}: there are no other fields.')
    : '';
  return (
    <FormField label={label} {...(hint && { hint })} {...(words && { error: words })}>
      {isLong ? (
        <Textarea value={value} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}

function Address({ label, value, onChange }: Omit<WordsProps, 'hint' | 'isLong'>) {
  const isWrong = value.trim() !== '' && !isLink(value.trim());
  return (
    <FormField
      label={label}
      {...(isWrong && { error: t('Please enter an address like https://example.com.') })}
    >
      <Input
        value={value}
        inputMode="url"
        placeholder="https://example.com"
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}

function PictureFields({ block, onChange }: Props<'picture'>) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <div className="flex items-center gap-3">
        {block.src && assetIdOf(block.src) && (
          <img src={smallUrl(block.src)} alt="" className="size-16 rounded-lg border bg-muted object-cover" />
        )}
        <Button variant="outline" onClick={() => setPicking(true)}>
          {block.src ? t('Choose another picture') : t('Choose a picture')}
        </Button>
      </div>
      <Words
        label={t('What it shows')}
        value={block.alt}
        hint={t('Read aloud, and shown where pictures are off.')}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <Address
        label={t('Where it leads')}
        value={block.href}
        onChange={(href) => onChange({ ...block, href })}
      />
      {isPicking && (
        <LibraryPicker
          query={{ kind: 'image' }}
          accepts={(item) => item.type.startsWith('image/')}
          onClose={() => setPicking(false)}
          onPick={(item) => {
            setPicking(false);
            if (item.assetId) onChange({ ...block, src: `/api/files/${item.assetId}` });
          }}
        />
      )}
    </>
  );
}

function OfferFields({ block, onChange }: Props<'offer'>) {
  return (
    <>
      <Words label={t('What')} value={block.what} onChange={(what) => onChange({ ...block, what })} />
      <div className="grid grid-cols-2 gap-3">
        <Words label={t('Price')} value={block.price} onChange={(price) => onChange({ ...block, price })} />
        <Words
          label={t('Price before')}
          value={block.before}
          onChange={(before) => onChange({ ...block, before })}
        />
      </div>
      <Words label={t('Note')} value={block.note} onChange={(note) => onChange({ ...block, note })} />
      <FormField label={t('Last day')} hint={t('On the day after, the page says that the offer is over.')}>
        <Input
          type="date"
          value={block.endsOn ?? ''}
          onChange={(event) => onChange({ ...block, endsOn: event.target.value || null })}
        />
      </FormField>
    </>
  );
}

function FormFields({ block, onChange }: Props<'form'>) {
  const audiences = useAudiences().data ?? [];
  return (
    <>
      <FormField label={t('Audience')}>
        <ChoiceSelect
          value={block.audienceId ?? NO_AUDIENCE}
          choices={[NO_AUDIENCE, ...audiences.map(({ id }) => id)]}
          nameOf={(id) => audiences.find((one) => one.id === id)?.name ?? t('None')}
          onChange={(id) => onChange({ ...block, audienceId: id === NO_AUDIENCE ? null : id })}
        />
      </FormField>
      <Words label={t('Heading')} value={block.title} onChange={(title) => onChange({ ...block, title })} />
      <Words label={t('Text')} isLong value={block.text} onChange={(text) => onChange({ ...block, text })} />
      <Words
        label={t('Words on the button')}
        value={block.button}
        onChange={(button) => onChange({ ...block, button })}
      />
    </>
  );
}
