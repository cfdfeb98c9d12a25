import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { download } from '@/components/app/download';
import { LinkButton } from '@/components/look/link-button';
import type { Library } from '@/lib/store/library';
import { writeTools } from '@/lib/tools/write-tools';

const fileName = 'beckon-tools.json';

/** All tools as the JSON the interface takes. */
export function ToolExport({ library }: { readonly library: Library }) {
  return (
    <div class="buttons tool-export small">
      <span class="muted">{i18n.t('tools.export')}</span>
      <LinkButton onPress={() => download(fileName, 'application/json', [writeTools(library)])}>
        {i18n.t('tools.download')}
      </LinkButton>
      <CopyButton text={() => writeTools(library)} />
    </div>
  );
}
