// HTML as programs put it on the clipboard, for tests.

export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-pagination:none'><span lang=EN-GB style='font-size:20.0pt'>Season review<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-GB>It was <b>a
fine</b> <i><u>season</u></i>, with <s>no</s> few goals &#150; &ldquo;really&rdquo;.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt'>&nbsp; </span></span><![endif]>Inside<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt'>&nbsp; </span></span><![endif]><span lang=EN-GB>One</span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt'>&nbsp; </span></span><![endif]>Two</p>
<p class=MsoNormal>See <a href="https://football.example/table"><span style='color:#0563C1'>the table</span></a>.</p>
<table class=MsoTableGrid border=1><tr style='height:1pt'><td width=300><p class=MsoNormal>Home</p></td>
<td><p class=MsoNormal>Away</p></td></tr><tr><td>Lions</td><td>Bears</td></tr></table>
<!--EndFragment--></body></html>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2a">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">Line-up</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Only </span><span style="font-weight:700;">this</span><span style="font-weight:400;"> is bold, </span><span style="font-style:italic;font-weight:400;">this</span><span style="font-style:normal;"> slanted.</span></p>
<br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Keeper</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Substitute</span></p></li></ul></ul>
<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Coach</span></p></li></ol></b><br class="Apple-interchange-newline">`;

export const LIBRE_OFFICE = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head>
<meta http-equiv="content-type" content="text/html; charset=utf-8"/><title>Notes</title>
<style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr">
<h3 class="western">Notes</h3>
<p style="line-height: 100%; margin-bottom: 0cm">One long line
over several lines
of the file.</p>
<blockquote style="border: none">Said once.</blockquote>
<pre class="western">if (goal)
  cheer();</pre>
</body></html>`;

export const WEB_PAGE = `<html><body><!--StartFragment--><div class="a"><header><h1 class="t">Report</h1></header>
<script>track("copy")</script><style>.a{color:red}</style>
<p>Goals&nbsp;in   minute 3 &amp; 90+2.<span style="display: none">hidden</span></p>
<div><div>The <img src="https://photos.example/crowd.jpg" alt="crowd" width="10">, <img src="/img/own.png" alt=""> and <code>code</code>.</div></div>
<ol><li>Lions<li>Bears</ol><button hidden></button><template>never</template>The end</div><!--EndFragment--></body></html>`;
