/** What people write about the picture itself, and parts and matter that are no things of their own, in nine languages. */

export const PICTURE_WORDS = `
close-up|primer plano|gros plan|nahaufnahme|primo piano|close/plano fechado|特写|クローズアップ/アップ|클로즈업
product photo|foto de producto/fotografía de producto|photo de produit|produktfoto|foto di prodotto/foto prodotto|foto de produto|产品照/产品摄影|商品写真|제품 사진
photo|foto/fotografía|photo/photographie|foto/fotografie|foto/fotografia|foto/fotografia|照片|写真|사진
illustration|ilustración|illustration|illustration/abbildung|illustrazione|ilustração|插画/插图|イラスト|일러스트
drawing of|dibujo de|dessin de|zeichnung von|disegno di|desenho de|简笔画|線画|스케치
picture|imagen/cuadro|image/tableau|bild/gemälde|immagine/quadro|imagem/quadro|图片/图像/画|絵/画像|그림/이미지
space for text|espacio para texto|espace pour le texte/espace pour du texte|platz für text|spazio per il testo/spazio per testo|espaço para texto|留白/文字空间|文字スペース/余白|여백/글자 공간
seamless pattern|patrón sin costuras|motif sans raccord|nahtloses muster|motivo senza cuciture/pattern|padrão sem emenda|无缝图案|シームレスパターン|이음매 없는 패턴
watercolour|acuarela|aquarelle|aquarell|acquerello|aquarela|水彩/水彩画|水彩画/水彩|수채화
oil painting|óleo|peinture à l'huile|ölgemälde|pittura a olio|pintura a óleo|油画|油絵|유화
logo|logo/logotipo|logo|logo|logo|logo/logotipo|标志|ロゴ|로고
landscape|paisaje|paysage|landschaft|paesaggio|paisagem|风景/景色|風景/景色|풍경
view|vista|vue|blick/aussicht|vista|vista|景观|眺め|전망
white background|fondo blanco|fond blanc|weißer hintergrund/weißem hintergrund|sfondo bianco|fundo branco|白色背景/白底|白い背景/白背景|흰 배경/하얀 배경
natural light|luz natural|lumière naturelle|natürliches licht/natürlichem licht|luce naturale|luz natural|自然光|自然光|자연광
soft light|luz suave|lumière douce|weiches licht/weichem licht/sanftes licht|luce soffusa/luce morbida|luz suave|柔光|柔らかい光|부드러운 빛
light|luz|lumière|licht|luce|luz|光线/光|光|빛
candlelight|luz de las velas/luz de velas|lueur des bougies|kerzenlicht|lume di candela|luz de velas|烛光|ろうそくの明かり|촛불빛
sale poster|cartel de rebajas|affiche de soldes|verkaufsplakat|locandina di saldi|cartaz de promoção|促销海报|セールのポスター|세일 포스터
menu|menú|menu|speisekarte|menù|cardápio/ementa|菜单|メニュー|메뉴
fire|fuego|feu|feuer|fuoco|fogo|火|火/炎|불
smoke|humo|fumée|rauch|fumo|fumaça|烟|煙|연기
ice|hielo|glace d'hiver|eisfläche|ghiaccio|gelo|冰面|氷|얼음
sand|arena|sable|sand|sabbia|areia|沙子|砂|모래
music|música|musique|musik|musica|música|音乐|音楽|음악
eyes|ojos|yeux|augen|occhi|olhos|眼睛|目/瞳|눈동자
hands|manos|mains|hände|mani|mãos|双手/手里/手|手|손
head|cabeza|tête|kopf|testa|cabeça|头|頭|머리통
face|cara/rostro|visage|gesicht|viso/volto|rosto|脸|顔|얼굴
world|mundo|monde|welt|mondo|mundo|世界|世界|세계
`;
